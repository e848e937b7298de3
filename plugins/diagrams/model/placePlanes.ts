import type {Sheet} from '../../../src/shared/model/csv';
import {elementColor, type Diagram, type Label, type Mark} from './diagram';
import {chord, circle, getPoint, wordLine} from './round';

const RINGS = {prime: 50, limbo: [58, 92], planes: 150, plane: 38} as const;

/** Names arranged around a center. */
export type CenterShape = {
  /** The column of the names. */
  readonly column: string;
  /** The label of the center. */
  readonly center: string;
  /** The label of the band between the center and the names. */
  readonly between: string;
};

/** Draws names around a center with connecting lines, and a band between. */
export function placePlanes(
  planes: Sheet,
  {column, center, between}: CenterShape,
): Diagram {
  const names = planes.rows.map(
    (cells) => cells[planes.columns.indexOf(column)] ?? '',
  );
  const turns = names.map((_, index) => index / names.length);
  const marks = turns.flatMap((turn, index): readonly Mark[] => [
    {
      kind: 'tie',
      d: chord([turn, RINGS.prime], [turn, RINGS.planes - RINGS.plane]),
    },
    {
      kind: 'band',
      d: circle(getPoint(turn, RINGS.planes), RINGS.plane),
      color: elementColor(names[index] ?? ''),
    },
    {
      kind: 'field',
      d: circle(getPoint(turn, RINGS.planes), RINGS.plane - 5),
      color: elementColor(names[index] ?? ''),
    },
  ]);
  const labels = names.map((text, index): Label => ({
    text,
    at: [...getPoint(turns[index] ?? 0, RINGS.planes)],
  }));
  const [inner, outer] = RINGS.limbo;
  return {
    marks: [
      ...marks,
      {kind: 'field', d: circle([0, 0], RINGS.prime)},
      {kind: 'rule', d: circle([0, 0], inner)},
      {kind: 'rule', d: circle([0, 0], outer)},
    ],
    labels: [
      ...labels,
      {text: center, at: [0, 0]},
      {
        text: between,
        along: wordLine([0.005, 0.106], (inner + outer) / 2),
        isSmall: true,
      },
    ],
  };
}
