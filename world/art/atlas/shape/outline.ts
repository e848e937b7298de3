import {contours} from 'd3-contour';
import type {Grid} from './grid';
import {
  getArea,
  distanceToSegment,
  type Chain,
  type Point,
} from '../../../../scripts/drawing/vector';

/** An outer ring, and the rings of its holes. */
export type Polygon = readonly Chain[];

/**
 * Traces the areas in which a grid is above a level, as polygons in miles; smaller ones than the
 * minimum are left out.
 */
export function outline(
  {corner, scale, width, height, values}: Grid,
  level: number,
  leastArea: number,
): readonly Polygon[] {
  const [shape] = contours()
    .size([width, height])
    .smooth(true)
    .thresholds([level])([...values]);
  const toMiles = (ring: readonly (readonly number[])[]): Chain =>
    ring.map(([x = 0, y = 0]): Point => [
      corner[0] + x / scale,
      corner[1] + y / scale,
    ]);
  return (shape?.coordinates ?? [])
    .map((polygon) =>
      polygon.map(toMiles).filter((ring) => getArea(ring) > leastArea),
    )
    .filter(([outer]) => outer !== undefined && getArea(outer) > leastArea);
}

/** Returns the point of a line farthest from the straight line between its ends. */
function farthest(line: Chain): readonly [index: number, away: number] {
  const [first, last] = [line[0], line.at(-1)];
  let best: readonly [number, number] = [0, 0];
  line.forEach((point, index) => {
    if (first !== undefined && last !== undefined) {
      const away = distanceToSegment(point, first, last);
      best = away > best[1] ? [index, away] : best;
    }
  });
  return best;
}

/** Simplifies a line within a tolerance (Douglas–Peucker). */
export function simplified(line: Chain, tolerance: number): Chain {
  const [index, away] = farthest(line);
  if (line.length < 3) {
    return line;
  }
  if (away <= tolerance) {
    return [...line.slice(0, 1), ...line.slice(-1)];
  }
  return [
    ...simplified(line.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(index), tolerance),
  ];
}

/** Simplifies a closed ring; its first and last point stay the same. */
export function simplifiedRing(ring: Chain, tolerance: number): Chain {
  const half = Math.floor(ring.length / 2);
  const first = simplified(ring.slice(0, half + 1), tolerance);
  return [...first.slice(0, -1), ...simplified(ring.slice(half), tolerance)];
}
