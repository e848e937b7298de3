import {getWords} from './words';

/** Whether each word of a query is the prefix of one of the words. */
export function beginsWords(query: string, words: string): boolean {
  const all = getWords(words.toLowerCase());
  return getWords(query.toLowerCase()).every((word) =>
    all.some((each) => each.startsWith(word)),
  );
}
