import {createBeginnings, findBeginnings, type Beginnings} from './beginnings';
import {plainWords, wordsApart} from './plainWords';
import type {TextPrint} from './print';

/** How many consecutive words of a long text make a phrase: five if they are distinctive, else six. */
export const SHINGLE = 5;

/** How many words of five must be more than function words. */
const LEAST_TELLING = 3;

/** Words with fewer letters are mostly function words. */
const LEAST_WORD = 4;

/** Longer function words. */
const JOINTS: ReadonlySet<string> = new Set(
  'about after against also because been before between could does down each even every from have here into just like many more most much must near only other over same should some such than that their them then there these they this those through under upon very were what when where which while whom whose will with within without would your'.split(
    ' ',
  ),
);

/** A phrase that falls short of both limits is too common to search for. */
const LEAST_LETTERS = 12;
const LEAST_WORDS = 4;

/** Fingerprints, keyed by phrase. */
type ByPhrase = ReadonlyMap<string, TextPrint>;

/** A phrase to search for, and where it comes from. */
type SearchedPhrase = {
  readonly where: string;
  readonly phrase: string;
};

/** Phrases to search for. */
export type Phrases = {
  readonly count: number;
  /** Phrases by their first one or two words. */
  readonly byBeginning: ReadonlyMap<string, readonly SearchedPhrase[]>;
  readonly beginnings: Beginnings;
};

function isRevealing(words: readonly string[]): boolean {
  const telling = words.filter(
    (word) => word.length >= LEAST_WORD && !JOINTS.has(word),
  );
  return telling.length >= LEAST_TELLING;
}

/**
 * Splits a text into phrases: every five distinctive words, and six around those that are not. A
 * short text is one phrase.
 */
function shingles(words: readonly string[]): readonly string[] {
  if (words.length <= SHINGLE) {
    return [words.join(' ')];
  }
  const five = (at: number): readonly string[] => words.slice(at, at + SHINGLE);
  return words.slice(SHINGLE - 1).flatMap((_, at) => {
    if (isRevealing(five(at))) {
      return [five(at).join(' ')];
    }
    const six = words.slice(at, at + SHINGLE + 1);
    return six.length > SHINGLE && !isRevealing(five(at + 1))
      ? [six.join(' ')]
      : [];
  });
}

/** Every run of five or six words of a text, or a short text as a whole. */
function rows(words: readonly string[]): readonly string[] {
  return [words.length, SHINGLE, SHINGLE + 1]
    .filter((length) => length <= Math.max(words.length, 1))
    .flatMap((length) =>
      words
        .slice(length - 1)
        .map((_, at) => words.slice(at, at + length).join(' ')),
    );
}

function listWords(text: string): readonly string[] {
  return plainWords(text).split(' ').filter(Boolean);
}

function isTelling(phrase: string): boolean {
  return (
    phrase.split(' ').length >= LEAST_WORDS || phrase.length >= LEAST_LETTERS
  );
}

/** Collects the phrases of all fingerprints, except those that are meant to be public. */
export function getPhrases(
  prints: readonly TextPrint[],
  allowed: readonly string[],
): ByPhrase {
  const meant = new Set(allowed.flatMap((text) => rows(listWords(text))));
  return new Map(
    prints.flatMap((print) =>
      shingles(listWords(print.text))
        .filter((phrase) => isTelling(phrase) && !meant.has(phrase))
        .map((phrase) => [phrase, print] as const),
    ),
  );
}

/** Collects the short words that must not be public on any page. */
export function secretPhrases(
  secrets: readonly string[],
  where: string,
): ByPhrase {
  return new Map(
    secrets.map((text) => [
      listWords(text).join(' '),
      {kind: 'text', where, text},
    ]),
  );
}

/** Returns where a word ends. */
function findEnd(words: string, start: number): number {
  const end = words.indexOf(' ', start);
  return end === -1 ? words.length : end;
}

/** Indexes phrases so that a long text is searched in one pass. */
export function arranged(phrases: ByPhrase): Phrases {
  const byBeginning = new Map<string, SearchedPhrase[]>();
  for (const [phrase, {where}] of phrases) {
    const beginning = phrase.split(' ', 2).join(' ');
    const others = byBeginning.get(beginning) ?? [];
    byBeginning.set(beginning, [...others, {where, phrase}]);
  }
  return {
    count: phrases.size,
    byBeginning,
    beginnings: createBeginnings(phrases.keys()),
  };
}

/** A phrase that was found, and where it comes from. */
export type FoundPhrase = {readonly where: string; readonly phrase: string};

/** Lists the phrases that may begin at a place of a text, by its first word and by its first two. */
function listBegun(
  {byBeginning}: Phrases,
  words: string,
  start: number,
): readonly SearchedPhrase[] {
  const first = findEnd(words, start);
  const second = findEnd(words, first + 1);
  return [
    ...(byBeginning.get(words.slice(start, first)) ?? []),
    ...(byBeginning.get(words.slice(start, second)) ?? []),
  ];
}

/** Whether a phrase is at a place of a text, and no word goes on after it. */
function isAt(words: string, start: number, phrase: string): boolean {
  const end = start + phrase.length;
  return (
    words.startsWith(phrase, start) &&
    (end === words.length || words[end] === ' ')
  );
}

/** Finds phrases in a text, each reported once. */
export function findPhrases(
  phrases: Phrases,
  text: string,
): readonly FoundPhrase[] {
  const {plain, inTags, joined} = wordsApart(text);
  const words = `${plain} ${inTags} ${joined}`;
  const found = new Map<string, FoundPhrase>();
  for (const start of findBeginnings(phrases.beginnings, words)) {
    for (const begun of listBegun(phrases, words, start)) {
      if (isAt(words, start, begun.phrase)) {
        found.set(begun.phrase, begun);
      }
    }
  }
  return [...found.values()];
}
