/**
 * Pages are kept in parts, each with those from one key to that of the next part.
 *
 * @param key key of a page.
 * @param firsts the first key of each part, in order.
 * @returns which part holds the page if there is one, as an index; nothing where it would come before all parts.
 */
export function partOf(
  key: string,
  firsts: readonly string[],
): number | undefined {
  const index = firsts.findLastIndex((first) => first <= key);
  return index < 0 ? undefined : index;
}

/**
 * The first part with pages below another, as those of an area below its first page.
 *
 * @param key key of the page above; that of the home page stands above none.
 * @param firsts the first key of each part, in order; a part holds pages of one area.
 */
export function partBelow(
  key: string,
  firsts: readonly string[],
): number | undefined {
  const index = firsts.findIndex((first) => first.startsWith(`${key}/`));
  return index < 0 ? undefined : index;
}

/**
 * Divides things into batches of consecutive ones.
 *
 * @param size how many a batch has at most.
 * @throws RangeError where a batch would have nothing.
 */
export function batchesOf<Item>(
  items: readonly Item[],
  size: number,
): readonly (readonly Item[])[] {
  if (size < 1) {
    throw new RangeError(`found a batch of ${size}; expected 1 or more.`);
  }
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
