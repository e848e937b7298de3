import {folded, type Measured} from './listing';

/** Whether each word is the start of a word in a text. */
function holdsBeginnings(text: string, words: readonly string[]): boolean {
  const own = text.split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => own.some((each) => each.startsWith(word)));
}

/**
 * Ranks how well a record fits a search; 0 is best. The whole name counts more than its words,
 * which count more than the text.
 */
export function measureFit(
  {entry}: Pick<Measured, 'entry'>,
  text: string,
): number {
  const wanted = folded(text);
  const name = folded(entry.title);
  const words = wanted.split(/\s+/);
  const isMet = [
    name === wanted,
    name.startsWith(wanted),
    holdsBeginnings(name, words),
    words.some((word) => holdsBeginnings(name, [word])),
  ];
  const place = isMet.indexOf(true);
  return place < 0 ? isMet.length : place;
}
