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

export function placedWords(text: string): readonly PlacedWord[] {
  return [...text.matchAll(WORD)].map(({0: word, index}) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

export function getWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Words without meaning for a search. */
export const fillers: readonly string[] =
  'a about against am an and are as at be by can do does else enemy foe for from go has have he her him his how i im in into is it its many me much my of on opponent or our she should somebody someone that the their them there they this to us versus vs was we what when where which while who why will with you your'.split(
    ' ',
  );

/** Inflectional endings, longest first, with their replacements. */
const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/ies$/, 'y'],
  [/(?<=ss|sh|ch|x|z)es$/, ''],
  [/(?<=[^suai])s$/, ''],
  [/(?:ing|ed)$/, ''],
];

/** Minimum length of a stem. */
const LEAST = 3;

function withoutEnding(word: string): string {
  const found = ENDINGS.find(([ending]) => ending.test(word));
  const rest = found === undefined ? word : word.replace(...found);
  return rest.length < LEAST ? word : rest;
}

/** Undoes the doubling of a consonant before a suffix: "running" becomes "run"; "inns" is "inn". */
function withoutDoubled(stem: string, word: string): string {
  return stem !== word && !word.endsWith('s') && /([bdgmnprt])\1$/.test(stem)
    ? stem.slice(0, -1)
    : stem;
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
  return withoutDoubled(withoutEnding(plain), plain).replace(/(?<=.{3})e$/, '');
}

/** The maximum number of typos in a word, by its length. */
export function countTypos({length}: string): number {
  if (length < 4) {
    return 0;
  }
  return length < 7 ? 1 : 2;
}
