import {placedWords, computeStem} from './words';

/** Marks omitted words. */
const CUT = '…';

/** Finds the range of words with the most distinct matches. */
function bestStretch(
  words: readonly {readonly stem: string; readonly start: number}[],
  matched: readonly string[],
  length: number,
): number {
  const hits = words.filter(({stem}) => matched.includes(stem));
  const worth = hits.map(({start}) => ({
    start,
    count: new Set(
      hits
        .filter((hit) => hit.start >= start && hit.start < start + length)
        .map(({stem}) => stem),
    ).size,
  }));
  const [best] = worth.toSorted(
    (a, b) => b.count - a.count || a.start - b.start,
  );
  return best?.start ?? 0;
}

/** The start of an excerpt: a few words before the match. */
function findExcerptStart(text: string, start: number, lead: number): number {
  if (start <= lead) {
    return 0;
  }
  const space = text.indexOf(' ', start - lead);
  return space === -1 || space > start ? start : space + 1;
}

/**
 * Cuts the excerpt that best shows why a text matches, in whole words.
 *
 * @param length maximum number of characters.
 */
export function previewLine(
  text: string,
  matched: readonly string[],
  length: number,
): string {
  const words = placedWords(text).map(({word, start}) => ({
    stem: computeStem(word),
    start,
  }));
  const lead = Math.floor(length / 4);
  const best = bestStretch(words, matched, length - lead);
  const latest = Math.max(0, text.length - length);
  const begin = Math.min(
    findExcerptStart(text, best, lead),
    findExcerptStart(text, latest + lead, lead),
  );
  const rest = text.slice(begin);
  const end =
    rest.length <= length ? rest.length : rest.lastIndexOf(' ', length);
  const line = rest.slice(0, end <= 0 ? length : end);
  return `${begin > 0 ? CUT : ''}${line}${line.length < rest.length ? CUT : ''}`;
}
