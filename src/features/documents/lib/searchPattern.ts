/** How closely a text must match the search. */
export type SearchOptions = {
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
};

/**
 * Converts a search text to a pattern. Words may be split across lines, often without a space
 * between them.
 *
 * @returns undefined if the text is empty.
 */
export function searchPattern(
  text: string,
  {matchCase, wholeWords}: SearchOptions,
): RegExp | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) {
    return undefined;
  }
  const source = words
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join(String.raw`\s*`);
  const bounded = wholeWords
    ? String.raw`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])`
    : source;
  return new RegExp(bounded, matchCase ? 'gu' : 'giu');
}
