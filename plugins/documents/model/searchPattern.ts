/**
 * Converts a search text to a pattern, which ignores case. Words may be split across lines, often
 * without a space between them.
 *
 * @returns undefined if the text is empty.
 */
export function searchPattern(text: string): RegExp | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const source = words
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join(String.raw`\s*`);
  return source === '' ? undefined : new RegExp(source, 'giu');
}
