/** The properties of a key press that determine whether it turns the page. */
export type KeyPress = {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  /** Whether the focus is in a field for text or a choice. */
  readonly inField: boolean;
};

/** The pages before and after a page, in reading order. */
export type Neighbors = {
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
};

/**
 * Decides which page a key opens: Alt with an arrow and no other modifier.
 *
 * @returns undefined if there is no such page, or the key means something else.
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
