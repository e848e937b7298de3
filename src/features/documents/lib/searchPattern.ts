/** How closely a text must match what readers look for. */
export type SearchOptions = {
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
};

/**
 * Turns what readers look for into a pattern. Words may stand at the end of one line
 * and the beginning of the next, where documents often keep no space between them.
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
