/**
 * Where readers last turned to scroll down before hydration, in pixels; undefined if they had not
 * scrolled.
 */
export function preHydrationScroll(): number | undefined {
  return globalThis.eventQueue?.turnedAt;
}
