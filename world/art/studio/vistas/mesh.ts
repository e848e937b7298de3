import type {Color} from '../canvas';
import type {Point} from './point';

/** What a surface looks like. */
export type Coat = {
  readonly color: Color;
  /** Own light, from 0 to 1, such as of a lit window. */
  readonly glow?: number;
  /** How strongly its color varies, from 0 to 1. */
  readonly mottle?: number;
  /** How strongly it mirrors the sky, from 0 to 1, such as of glass or ice. */
  readonly gloss?: number;
};

/** A triangle of a scene. */
export type Triangle = {
  readonly corners: readonly [Point, Point, Point];
  readonly coat: Coat;
};

/** The surfaces of a thing or a scene. */
export type Mesh = readonly Triangle[];

/** Cuts a flat polygon with corners in order into triangles. */
export function buildFace(corners: readonly Point[], coat: Coat): Mesh {
  const [first, ...rest] = corners;
  return rest.flatMap((corner, index) => {
    const next = rest[index + 1];
    return first === undefined || next === undefined
      ? []
      : [{corners: [first, corner, next], coat} as const];
  });
}

/** Moves all points of a mesh. */
export function move(mesh: Mesh, move: (point: Point) => Point): Mesh {
  return mesh.map(({corners: [a, b, c], coat}) => ({
    corners: [move(a), move(b), move(c)],
    coat,
  }));
}

/** Joins rows of points, such as the ribs of a hull or a sail, into a surface. */
export function buildSurface(
  rows: readonly (readonly Point[])[],
  getCoat: (point: Point) => Coat,
): Mesh {
  return rows.slice(1).flatMap((row, at) =>
    row.slice(1).flatMap((corner, index) => {
      const [a, b, c] = [rows[at]?.[index], rows[at]?.[index + 1], row[index]];
      return a && b && c ? buildFace([a, b, corner, c], getCoat(a)) : [];
    }),
  );
}
