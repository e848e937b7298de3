/** A press and release in one place. */
export type Tap = {
  /** Milliseconds on any clock. */
  readonly time: number;
  readonly x: number;
  readonly y: number;
};

/** The longest time from the first tap to the second, in milliseconds. */
const PAUSE = 300;
/** How far the second may be from the first, in pixels: a finger is broad. */
const REACH = 30;

/** Tells whether a tap, or the beginning of one, is the second of two. */
export function isSecondTap(first: Tap | undefined, second: Tap): boolean {
  return (
    first !== undefined &&
    second.time - first.time <= PAUSE &&
    Math.hypot(second.x - first.x, second.y - first.y) <= REACH
  );
}
