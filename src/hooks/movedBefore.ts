/**
 * Where readers turned last to scroll down before the page was an application, in pixels
 * from the top; nothing where they had not moved by themselves.
 */
export function movedBefore(): number | undefined {
  return globalThis.heldBack?.turnedAt;
}
