/** Characters that no text may hold: control characters, and the replacement for invalid UTF-8. */
export const NO_TEXT = /[^\P{Cc}\t\n\r]|\ufffd/u;

/** Returns the 1-based number of the first line with binary characters; undefined if there is none. */
export function findNoText(text: string): number | undefined {
  const index = text.search(NO_TEXT);
  return index === -1 ? undefined : text.slice(0, index).split('\n').length;
}
