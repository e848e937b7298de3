import {plainWords, wordsApart} from './plainWords';
import type {TextPrint} from './print';

/** How many words of a long text are looked for together. */
export const SHINGLE = 6;

/** A phrase that is shorter than both says too little to be looked for. */
const LEAST_LETTERS = 12;
const LEAST_WORDS = 4;

/** Phrases by their words, with the print that each belongs to. */
type ByPhrase = ReadonlyMap<string, TextPrint>;

/** A phrase that is looked for, and where it comes from. */
type Wanted = {
  readonly where: string;
  readonly phrase: string;
  /** How many words it has. */
  readonly count: number;
};

/** What is looked for: by the first word, and then by the next, which one word alone has not. */
export type Phrases = ReadonlyMap<
  string,
  ReadonlyMap<string, readonly Wanted[]>
>;

function shingles(words: readonly string[]): readonly string[] {
  return words.length <= SHINGLE
    ? [words.join(' ')]
    : words
        .slice(SHINGLE - 1)
        .map((_, index) => words.slice(index, index + SHINGLE).join(' '));
}

function wordsOf(text: string): readonly string[] {
  return plainWords(text).split(' ').filter(Boolean);
}

function isTelling(phrase: string): boolean {
  return (
    phrase.split(' ').length >= LEAST_WORDS || phrase.length >= LEAST_LETTERS
  );
}

/** The phrases of all prints, but for those that are meant to be public. */
export function phrasesOf(
  prints: readonly TextPrint[],
  allowed: readonly string[],
): ByPhrase {
  const meant = new Set(allowed.flatMap((text) => shingles(wordsOf(text))));
  return new Map(
    prints.flatMap((print) =>
      shingles(wordsOf(print.text))
        .filter((phrase) => isTelling(phrase) && !meant.has(phrase))
        .map((phrase) => [phrase, print] as const),
    ),
  );
}

/** Arranges phrases so that a long text is looked through once. */
export function arranged(phrases: ByPhrase): Phrases {
  const byWord = new Map<string, Map<string, Wanted[]>>();
  for (const [phrase, {where}] of phrases) {
    const words = phrase.split(' ');
    const [first = '', next = ''] = words;
    const byNext = byWord.get(first) ?? new Map<string, Wanted[]>();
    const wanted = {where, phrase, count: words.length};
    byWord.set(first, byNext.set(next, [...(byNext.get(next) ?? []), wanted]));
  }
  return byWord;
}

/** A phrase that was found, and where it comes from. */
export type FoundPhrase = {readonly where: string; readonly phrase: string};

/** The phrases that may begin at a word. */
function startingAt(
  phrases: Phrases,
  words: readonly string[],
  at: number,
): readonly Wanted[] {
  const byNext = phrases.get(words[at] ?? '');
  return byNext === undefined
    ? []
    : ['', words[at + 1] ?? ''].flatMap((next) => byNext.get(next) ?? []);
}

/** Finds phrases in a text, each once. */
export function findPhrases(
  phrases: Phrases,
  text: string,
): readonly FoundPhrase[] {
  const {plain, inTags} = wordsApart(text);
  const words = `${plain} ${inTags}`.split(' ');
  const found = new Map<string, FoundPhrase>();
  for (const at of words.keys()) {
    for (const {where, phrase, count} of startingAt(phrases, words, at)) {
      if (words.slice(at, at + count).join(' ') === phrase) {
        found.set(phrase, {where, phrase});
      }
    }
  }
  return [...found.values()];
}
