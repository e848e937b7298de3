import {boundedZoom} from './zoom';

/** A place in the window, in pixels. */
export type Place = {readonly x: number; readonly y: number};

type Fingers = readonly [Place, Place];

function distance([a, b]: Fingers): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The place between two fingers. */
export function middle([a, b]: Fingers): Place {
  return {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2};
}

/** The size that a page gets when two fingers that stood apart by one distance stand apart by another. */
export function pinchedZoom(scale: number, from: Fingers, to: Fingers): number {
  const before = distance(from);
  return before === 0 ? scale : boundedZoom((scale * distance(to)) / before);
}
