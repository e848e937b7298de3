/**
 * Returns the index in a list of an item dragged to a height.
 *
 * @param middles vertical centers of the other items, in order.
 */
export function findDropIndex(middles: readonly number[], y: number): number {
  return middles.filter((middle) => middle < y).length;
}
