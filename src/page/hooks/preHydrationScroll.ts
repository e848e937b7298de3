/**
 * Where readers turned last to scroll down before hydration, in pixels
 * from the top; nothing where they had not moved by themselves.
 */
export function preHydrationScroll(): number | undefined {
  return globalThis.eventQueue?.turnedAt;
}
