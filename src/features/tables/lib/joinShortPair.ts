/** The longest pair of words that stays in one line, in characters; a longer one could widen the table. */
const LONGEST = 24;

/** Tables with up to this many columns have room for more than a word per line. */
const ROOMY = 3;

/**
 * Joins the shorter pair of a text of three words, so that a narrow column never has a word per
 * line.
 *
 * @example joinShortPair('Miles from here', 5) // 'Miles from\u00a0here'
 */
export function joinShortPair(text: string, columns: number): string {
  const [first = '', second = '', third, ...rest] = text.split(' ');
  if (columns <= ROOMY || third === undefined || rest.length > 0) {
    return text;
  }
  const isFirst = first.length < third.length;
  const pair = isFirst ? `${first} ${second}` : `${second} ${third}`;
  return pair.length > LONGEST
    ? text
    : text.replace(pair, pair.replace(' ', '\u00a0'));
}
