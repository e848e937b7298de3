/** What a key press tells of the key. */
type Press = Pick<KeyboardEvent, 'key' | 'code'>;

/**
 * The key of a shortcut; letters are in lower case. Keyboards of other scripts have a letter where
 * Latin keyboards have it.
 */
export function pressedKey({key, code}: Press): string {
  if (key.length > 1) {
    return key;
  }
  const isForeign = /\P{ASCII}/u.test(key) && code.startsWith('Key');
  return (isForeign ? code.slice('Key'.length) : key).toLowerCase();
}

/** The code of keys that belong to an input method. */
const OF_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method, as Enter does that accepts a word. Safari tells of it
 * by the code alone, because there the word is accepted before the key is reported.
 */
export function isComposing({
  isComposing: isOpen,
  keyCode,
}: {
  readonly isComposing: boolean;
  readonly keyCode: number;
}): boolean {
  return isOpen || keyCode === OF_INPUT_METHOD;
}
