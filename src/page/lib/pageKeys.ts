/** A key that went down, as far as turning pages depends on it. */
export type KeyPress = {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  /** Whether readers are in a field that takes text or a choice. */
  readonly inField: boolean;
};

/** The pages around a page, in the order of reading. */
export type Neighbors = {
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
};

/**
 * Decides which page a key leads to: Alt with an arrow, and no other key held.
 *
 * @returns nothing where there is no such page, or the key means something else.
 */
export function pageForKey(
  press: KeyPress,
  {previous, next}: Neighbors,
): string | undefined {
  const {key, altKey, inField} = press;
  const otherKeys = press.ctrlKey || press.metaKey || press.shiftKey;
  if (!altKey || otherKeys || inField) {
    return undefined;
  }
  const pages = new Map([
    ['ArrowRight', next],
    ['ArrowLeft', previous],
  ]);
  return pages.get(key);
}
