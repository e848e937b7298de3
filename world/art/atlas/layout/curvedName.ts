import type {Point} from '../../../../scripts/drawing/vector';

/** A name along a curve, given by start, control point and end, in miles. */
export type CurvedName = {
  readonly text: string;
  readonly kind: 'territory' | 'sea' | 'range';
  readonly curve: readonly [Point, Point, Point];
  /** Font size on the world map, in units of the sheet. */
  readonly size: number;
  /** Letter spacing in the same units. */
  readonly space: number;
};

type Row = readonly [
  text: string,
  size: number,
  space: number,
  curve: CurvedName['curve'],
];

/** Defines names of one kind. */
export function names(
  kind: CurvedName['kind'],
  rows: readonly Row[],
): CurvedName[] {
  return rows.map(([text, size, space, curve]) => ({
    text,
    kind,
    size,
    space,
    curve,
  }));
}
