/** Scroll positions of this visit in pixels, by history entry key. */
const positions = new Map<string, number>();

/** Records a scroll position, in pixels. */
export function notePosition(entry: string, y: number): void {
  positions.set(entry, y);
}

/**
 * Returns the scroll position at which readers left a history entry, in pixels; undefined if they
 * have not been there.
 */
export function leftPosition(entry: string): number | undefined {
  return positions.get(entry);
}
