import {plainWords, wordsInTags} from './plainWords';
import type {TextPrint} from './print';

/** How many words of a long text are looked for together. */
export const SHINGLE = 6;

/** A phrase that is shorter than both says too little to be looked for. */
const LEAST_LETTERS = 12;
const LEAST_WORDS = 4;

/** Phrases by their words, with the print that each belongs to. */
type ByPhrase = ReadonlyMap<string, TextPrint>;

/** What is looked for: by the first word, and then by the number of words. */
export type Phrases = ReadonlyMap<string, ReadonlyMap<number, ByPhrase>>;

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
  const byWord = new Map<string, Map<number, Map<string, TextPrint>>>();
  for (const [phrase, print] of phrases) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    const byCount =
      byWord.get(first) ?? new Map<number, Map<string, TextPrint>>();
    const ofCount = byCount.get(words.length) ?? new Map<string, TextPrint>();
    byWord.set(first, byCount.set(words.length, ofCount.set(phrase, print)));
  }
  return byWord;
}

/** A phrase that was found, and where it comes from. */
export type FoundPhrase = {readonly where: string; readonly phrase: string};

/** Finds phrases in a text, each once. */
export function findPhrases(
  phrases: Phrases,
  text: string,
): readonly FoundPhrase[] {
  const words = [plainWords(text), wordsInTags(text)].join(' ').split(' ');
  const found = new Map<string, FoundPhrase>();
  for (const [at, word] of words.entries()) {
    for (const [count, wanted] of phrases.get(word) ?? []) {
      const phrase = words.slice(at, at + count).join(' ');
      const print = wanted.get(phrase);
      if (print !== undefined) {
        found.set(phrase, {where: print.where, phrase});
      }
    }
  }
  return [...found.values()];
}
