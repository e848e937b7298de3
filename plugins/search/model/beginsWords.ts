import {fillers, getWords} from './words';

/** Lists the words of a query without fillers, or all words if there are only fillers. */
export function listTellingWords(query: string): readonly string[] {
  const asked = getWords(query.toLowerCase());
  const telling = asked.filter((word) => !fillers.includes(word));
  return telling.length === 0 ? asked : telling;
}

/** Whether each word of a query, except fillers, is the prefix of one of the words. */
export function beginsWords(query: string, words: string): boolean {
  const all = getWords(words.toLowerCase());
  return listTellingWords(query).every((word) =>
    all.some((each) => each.startsWith(word)),
  );
}
