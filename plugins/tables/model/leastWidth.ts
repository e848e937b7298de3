/** Width in characters above which words share the lines of a cell. */
const MOST = 24;

/** Number of lines with only one word at which a cell counts as broken apart. */
const LONE_LINES = 3;

/** Maximum number of words of a heading that is adjusted; longer headings break less often. */
const MOST_WORDS = 4;

/** The length of two words that fit a narrow column, in characters. */
const PAIR = 17;

/** Counts the lines with a single word at a line length in characters. */
function countLoneLines(words: readonly string[], width: number): number {
  let count = 0;
  let length = 0;
  let isAlone = false;
  for (const word of words) {
    if (length > 0 && length + 1 + word.length <= width) {
      count -= isAlone ? 1 : 0;
      length += 1 + word.length;
      isAlone = false;
    } else {
      count += 1;
      length = word.length;
      isAlone = true;
    }
  }
  return count;
}

function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({length}) => length));
}

/**
 * The minimum width of a cell, in characters, at which fewer than three of its lines contain only
 * one word.
 *
 * @example leastWidth('three desks in one hall') // 11, of "three desks"
 */
export function leastWidth(text: string): number {
  const words = text.split(/\s+/);
  const least = longest(words);
  let width = Math.max(least, MOST);
  while (width > least && countLoneLines(words, width - 1) < LONE_LINES) {
    width -= 1;
  }
  return width;
}

/** The lengths of each word of a text and the next. */
function listPairs(words: readonly string[]): readonly number[] {
  return words
    .slice(1)
    .map((word, index) => `${words[index] ?? ''} ${word}`.length);
}

/** Whether a cell of three or more words would have one word per line in a narrow column. */
export function isLongWorded(cell: string): boolean {
  const pairs = listPairs(cell.split(' '));
  return pairs.length > 1 && Math.min(...pairs) > PAIR;
}

/** Keeps the shortest pair of neighboring words in a text on one line. */
function keepPair(words: readonly string[]): string {
  const pairs = listPairs(words);
  const after = pairs.indexOf(Math.min(...pairs)) + 1;
  return `${words.slice(0, after).join(' ')}\u00A0${words.slice(after).join(' ')}`;
}

/** Keeps two words of a heading together, so that three words never have three lines. */
export function keepHeading(heading: string): string {
  const words = heading.split(' ');
  return words.length > 2 && words.length <= MOST_WORDS
    ? keepPair(words)
    : heading;
}

/** Keeps two words of a cell together if any two are too long for a narrow column. */
export function keepCell(cell: string): string {
  return isLongWorded(cell) ? keepPair(cell.split(' ')) : cell;
}
