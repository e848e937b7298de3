import {boundedZoom} from './zoom';

/** A point in the window, in pixels. */
export type Point = {readonly x: number; readonly y: number};

type Fingers = readonly [Point, Point];

function distance([a, b]: Fingers): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The midpoint between two fingers. */
export function middle([a, b]: Fingers): Point {
  return {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2};
}

/** The zoom after a pinch, in proportion to the distances between the fingers. */
export function pinchedZoom(scale: number, from: Fingers, to: Fingers): number {
  const before = distance(from);
  return before === 0 ? scale : boundedZoom((scale * distance(to)) / before);
}
