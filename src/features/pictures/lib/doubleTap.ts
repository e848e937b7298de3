/** A press and release in one place. */
export type Tap = {
  /** Timestamp in milliseconds. */
  readonly time: number;
  readonly x: number;
  readonly y: number;
};

/** Maximum time between two taps in milliseconds. */
const PAUSE = 300;
/** Maximum distance between two taps in pixels. */
const REACH = 30;

/** Whether a tap, or the start of one, is the second of a double tap. */
export function isSecondTap(first: Tap | undefined, second: Tap): boolean {
  return (
    first !== undefined &&
    second.time - first.time <= PAUSE &&
    Math.hypot(second.x - first.x, second.y - first.y) <= REACH
  );
}
