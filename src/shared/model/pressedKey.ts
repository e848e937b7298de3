type Press = Pick<KeyboardEvent, 'key' | 'code'>;

/**
 * The key of a shortcut; letters are in lower case. On keyboards of other scripts, it is the Latin
 * letter at the same position.
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
 * Whether a key belongs to an input method, such as Enter to accept a word. Safari accepts the word
 * before it reports the key, so only the code shows this.
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
