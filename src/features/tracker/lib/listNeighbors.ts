/**
 * Lists a fighter with those whose turns come before and after, the order going round.
 *
 * @param order the ids of those who have turns.
 * @returns only the fighter itself if it has no turn.
 */
export function listNeighbors(
  order: readonly string[],
  id: string,
): readonly string[] {
  const at = order.indexOf(id);
  const others =
    at === -1 ? [] : [order.at(at - 1), order[(at + 1) % order.length]];
  return [...new Set([id, ...others.filter((each) => each !== undefined)])];
}
