import type {Point} from '../../../../scripts/drawing/vector';

/** A name along a curve: it begins, bends and ends at three points, in miles. */
export type CurvedName = {
  readonly text: string;
  readonly kind: 'territory' | 'sea' | 'range';
  readonly curve: readonly [Point, Point, Point];
  /** Height of its letters on the map of the world, in units of the sheet. */
  readonly size: number;
  /** Room between letters, in the same units. */
  readonly space: number;
};

type Row = readonly [
  text: string,
  size: number,
  space: number,
  curve: CurvedName['curve'],
];

/** Names of one kind, from rows. */
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
