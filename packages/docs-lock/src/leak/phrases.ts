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
  /** Number of words. */
  readonly count: number;
};

/** Phrases indexed by their first word, then by their second; phrases of one word have none. */
export type Phrases = ReadonlyMap<
  string,
  ReadonlyMap<string, readonly SearchedPhrase[]>
>;

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

/** Indexes phrases so that a long text is searched in one pass. */
export function arranged(phrases: ByPhrase): Phrases {
  const byWord = new Map<string, Map<string, SearchedPhrase[]>>();
  for (const [phrase, {where}] of phrases) {
    const words = phrase.split(' ');
    const [first = '', next = ''] = words;
    const byNext = byWord.get(first) ?? new Map<string, SearchedPhrase[]>();
    const wanted = {where, phrase, count: words.length};
    byWord.set(first, byNext.set(next, [...(byNext.get(next) ?? []), wanted]));
  }
  return byWord;
}

/** A phrase that was found, and where it comes from. */
export type FoundPhrase = {readonly where: string; readonly phrase: string};

/** Lists the phrases that may begin with a word, by the word after it. */
function listBegun(
  byNext: ReadonlyMap<string, readonly SearchedPhrase[]>,
  next: string,
): readonly SearchedPhrase[] {
  return [...(byNext.get('') ?? []), ...(byNext.get(next) ?? [])];
}

/** Finds phrases in a text, each reported once. */
export function findPhrases(
  phrases: Phrases,
  text: string,
): readonly FoundPhrase[] {
  const {plain, inTags, joined} = wordsApart(text);
  const words = `${plain} ${inTags} ${joined}`.split(' ');
  const found = new Map<string, FoundPhrase>();
  // A build has millions of words, of which few begin a phrase.
  words.forEach((word, at) => {
    const byNext = phrases.get(word);
    if (byNext === undefined) {
      return;
    }
    for (const begun of listBegun(byNext, words[at + 1] ?? '')) {
      const {where, phrase, count} = begun;
      if (words.slice(at, at + count).join(' ') === phrase) {
        found.set(phrase, {where, phrase});
      }
    }
  });
  return [...found.values()];
}
