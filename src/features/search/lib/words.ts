/** Accents and other marks of letters. */
const MARKS = /\p{M}/gu;

/** A word or figure, with the marks on its letters; an apostrophe parts no word. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’](?=\p{L}))*/gu;

/** A word of a text, and where it stands. */
export type PlacedWord = {
  readonly word: string;
  readonly start: number;
  readonly end: number;
};

/** Gives the words of a text with their places. */
export function placedWords(text: string): readonly PlacedWord[] {
  return [...text.matchAll(WORD)].map(({0: word, index}) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

/** Gives the words of a text. */
export function getWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** How many letters a word must keep when its ending goes. */
const LEAST = 3;

/** Inflectional endings, longest first, with their replacements. */
const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/ies$/, 'y'],
  [/(?<=ss|sh|ch|x|z)es$/, ''],
  [/(?<=[^suai])s$/, ''],
  [/(?:ing|ed)$/, ''],
];

function withoutEnding(word: string): string {
  const found = ENDINGS.find(([ending]) => ending.test(word));
  const rest = found === undefined ? word : word.replace(...found);
  return rest.length < LEAST ? word : rest;
}

/** Two letters of one kind before an ending come from the ending: running, run. */
function withoutDoubled(stem: string, word: string): string {
  return stem !== word && /([bdgmnprt])\1$/.test(stem)
    ? stem.slice(0, -1)
    : stem;
}

/** Gives the form in which a word is looked up, the same for its cases, numbers and times. */
export function stemOf(word: string): string {
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
