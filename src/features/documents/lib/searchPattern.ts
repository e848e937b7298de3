/** How closely a text must match what readers look for. */
export type SearchOptions = {
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
};

/**
 * Turns a search text into a pattern. Words may be split across lines, often without a space
 * between them.
 *
 * @returns nothing where there is nothing to look for.
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
