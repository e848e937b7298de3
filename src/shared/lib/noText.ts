/** Characters that no text may hold: control characters, and the replacement for invalid UTF-8. */
export const NO_TEXT = /[^\P{Cc}\t\n\r]|\ufffd/u;

/** The first line with signs that no text holds, counted from 1; none where all is text. */
export function findNoText(text: string): number | undefined {
  const index = text.search(NO_TEXT);
  return index === -1 ? undefined : text.slice(0, index).split('\n').length;
}
