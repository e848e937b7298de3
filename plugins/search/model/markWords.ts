import {placedWords, computeStem} from './words';

/** A part of a text, and whether it matches. */
export type MarkedPart = {readonly text: string; readonly isMarked: boolean};

/** Splits a text into matching words and the text between them. */
export function markWords(
  text: string,
  matched: readonly string[],
): readonly MarkedPart[] {
  const found = placedWords(text).filter(({word}) =>
    matched.includes(computeStem(word)),
  );
  const parts = found.flatMap(({word, start}, index) => [
    {text: text.slice(found[index - 1]?.end ?? 0, start), isMarked: false},
    {text: word, isMarked: true},
  ]);
  return [
    ...parts,
    {text: text.slice(found.at(-1)?.end ?? 0), isMarked: false},
  ].filter((part) => part.text !== '');
}
