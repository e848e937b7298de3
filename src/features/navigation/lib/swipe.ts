/** A place in the window, in pixels from its upper left corner. */
export type Point = {readonly x: number; readonly y: number};

/** From when on a move of a finger is a swipe. */
export type SwipeLimits = {
  /** The least distance sideways, in pixels. */
  readonly distance: number;
  /** How many times the way up or down the way sideways must exceed. */
  readonly slope: number;
  /** How far from the left edge a swipe that opens may begin, in pixels. */
  readonly edge: number;
};

/** What a swipe asks of the panel at the left edge. */
export type Swipe = 'open' | 'close' | 'none';

/** Decides what a finger asked for that went from one place to another. */
export function detectSwipe(
  from: Point,
  to: Point,
  {distance, slope, edge}: SwipeLimits,
): Swipe {
  const sideways = to.x - from.x;
  const upright = to.y - from.y;
  if (
    Math.abs(sideways) < distance ||
    Math.abs(sideways) <= slope * Math.abs(upright)
  ) {
    return 'none';
  }
  if (sideways < 0) {
    return 'close';
  }
  return from.x <= edge ? 'open' : 'none';
}
