import type {Sheet} from '../../../src/shared/model/csv';
import {namedColor} from '../../../src/shared/model/namedColor';
import type {Diagram, Label, Mark} from './diagram';
import {chord, circle, piece, wordLine} from './round';

export type RingColumns = {
  readonly name: string;
  /** The column of the smaller label outside the ring. */
  readonly outside: string;
  readonly color: string;
  /** The column that names the counterpart. */
  readonly tie: string;
};

const RINGS = {
  inner: 104,
  middle: 134,
  band: [154, 166],
  outside: 181,
} as const;

type Row = {
  readonly turns: readonly [number, number];
  readonly cell: (column: string) => string;
};

function listRows({columns, rows}: Sheet): readonly Row[] {
  return rows.map((cells, index) => ({
    // Rotates the ring so that the first segment is centered at the top.
    turns: [(index - 0.5) / rows.length, (index + 0.5) / rows.length],
    cell: (column) => cells[columns.indexOf(column)] ?? '',
  }));
}

function middle([from, to]: Row['turns']): number {
  return (from + to) / 2;
}

/** Draws one line between each pair of counterparts. */
function ties(rows: readonly Row[], {name, tie}: RingColumns): Mark[] {
  return rows.flatMap((row, index) => {
    const other = rows.findIndex((each) => each.cell(name) === row.cell(tie));
    const end = rows[other];
    return end === undefined || other < index
      ? []
      : [
          {
            kind: 'tie' as const,
            d: chord(
              [middle(row.turns), RINGS.inner - 8],
              [middle(end.turns), RINGS.inner - 8],
            ),
          },
        ];
  });
}

/** Draws the rows of a table as a ring, with lines between counterparts. */
export function placeNamesInRing(sheet: Sheet, columns: RingColumns): Diagram {
  const rows = listRows(sheet);
  const marks = rows.flatMap(({turns, cell}): readonly Mark[] => {
    const color = namedColor(cell(columns.color));
    return [
      {kind: 'field', d: piece(turns, [RINGS.inner, RINGS.band[0]]), color},
      {kind: 'band', d: piece(turns, RINGS.band), color},
    ];
  });
  const labels = rows.flatMap(({turns, cell}): readonly Label[] => [
    {text: cell(columns.name), along: wordLine(turns, RINGS.middle - 5)},
    {
      text: cell(columns.outside),
      along: wordLine(turns, RINGS.outside),
      isSmall: true,
    },
  ]);
  const rim: Mark = {kind: 'rule', d: circle([0, 0], RINGS.inner - 8)};
  return {marks: [rim, ...ties(rows, columns), ...marks], labels};
}
