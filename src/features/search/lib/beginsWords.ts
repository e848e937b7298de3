import {getWords} from './words';

/** Tells whether each word that readers wrote is the beginning of one of some words. */
export function beginsWords(query: string, words: string): boolean {
  const all = getWords(words.toLowerCase());
  return getWords(query.toLowerCase()).every((word) =>
    all.some((each) => each.startsWith(word)),
  );
}
