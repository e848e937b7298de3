import {wordsOf} from './words';

/** Tells whether each word that readers wrote is the beginning of one of some words. */
export function beginsWords(query: string, words: string): boolean {
  const all = wordsOf(words.toLowerCase());
  return wordsOf(query.toLowerCase()).every((word) =>
    all.some((each) => each.startsWith(word)),
  );
}
