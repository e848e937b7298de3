import {searchLanguage} from './languages/currentLanguage';

/** Accents and other marks of letters. */
const MARKS = /\p{M}/gu;

/** A word or number with diacritics; an apostrophe does not split a word. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’](?=\p{L}))*/gu;

/** A word of a text, with its position. */
export type PlacedWord = {
  readonly word: string;
  readonly start: number;
  readonly end: number;
};

/** Returns the words of a text with their positions. */
export function placedWords(text: string): readonly PlacedWord[] {
  return [...text.matchAll(WORD)].map(({0: word, index}) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

/** Returns the words of a text. */
export function getWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Returns the stem of a word, which is the same for its inflections. */
export function computeStem(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s?$/, '')
    .replaceAll("'", '');
  if (/\d/.test(plain)) {
    return plain;
  }
  return searchLanguage.computeStem(plain);
}
