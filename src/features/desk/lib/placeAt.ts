/**
 * The place that something dragged to a height would have in a list.
 *
 * @param middles the heights of the middles of all others, from the top.
 */
export function placeAt(middles: readonly number[], y: number): number {
  return middles.filter((middle) => middle < y).length;
}
