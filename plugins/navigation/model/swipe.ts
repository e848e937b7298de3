/** A point in the window, in pixels from the top left corner. */
export type Point = {readonly x: number; readonly y: number};

/** The thresholds at which a touch counts as a swipe. */
export type SwipeLimits = {
  /** Minimum horizontal distance in pixels. */
  readonly distance: number;
  /** Minimum ratio of horizontal to vertical distance. */
  readonly slope: number;
  /** Maximum distance from the left edge at which an opening swipe may start, in pixels. */
  readonly edge: number;
};

/** The effect of a swipe on the panel at the left edge. */
export type Swipe = 'open' | 'close' | 'none';

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
