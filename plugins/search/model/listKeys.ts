/**
 * Returns the index of the entry that a key moves to, wrapping around.
 *
 * @param active index of the active entry; −1 if there is none.
 * @returns undefined if the key does not move through the list.
 */
export function entryForKey(
  key: string,
  active: number,
  count: number,
): number | undefined {
  if (count === 0) {
    return undefined;
  }
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: (active + 1) % count,
    ArrowUp: (Math.max(active, 0) + count - 1) % count,
    PageDown: Math.min(active + 5, count - 1),
    PageUp: Math.max(active - 5, 0),
  };
  return moves[key];
}
