import type {Chain, Point} from '../../../../scripts/drawing/vector';

/** Interpolates between the two middle points of four (Catmull–Rom). */
function catmullRom(
  four: readonly [Point, Point, Point, Point],
  t: number,
): Point {
  const axis = (k: 0 | 1): number => {
    const [a, b, c, d] = [four[0][k], four[1][k], four[2][k], four[3][k]];
    const square = (2 * a - 5 * b + 4 * c - d) * t * t;
    const cube = (3 * b - a - 3 * c + d) * t * t * t;
    return 0.5 * (2 * b + (c - a) * t + square + cube);
  };
  return [axis(0), axis(1)];
}

/** Returns a smooth curve through points, with a number of additional points between each two. */
export function curveThrough(points: Chain, between: number): Chain {
  const last = points.at(-1);
  const curve = points.slice(0, -1).flatMap((b, index): Chain => {
    const a = points[index - 1] ?? b;
    const c = points[index + 1] ?? b;
    const d = points[index + 2] ?? c;
    return Array.from({length: between}, (_, step) =>
      catmullRom([a, b, c, d], step / between),
    );
  });
  return last === undefined ? curve : [...curve, last];
}
