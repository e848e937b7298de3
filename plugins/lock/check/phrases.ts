import {plainWords} from './words';

/** Content of a page, or of a file beside it, that must not be readable in anything published. */
export type Secret = {
  /** Path of the file that contains it, from the root of the project. */
  readonly where: string;
  readonly texts: readonly string[];
  /** The digest of a file, in hexadecimal. */
  readonly sha256?: string;
};

/** Number of consecutive words of a longer text that make a phrase. */
const SHINGLE = 5;

/** Minimum number of words in a phrase that are not function words. */
const LEAST_TELLING = 3;

/** Words with fewer letters are mostly function words. */
const LEAST_WORD = 4;

/** Longer function words. */
const JOINTS: ReadonlySet<string> = new Set(
  'about after against also because been before between could does down each even every from have here into just like many more most much must near only other over same should some such than that their them then there these they this those through under upon very were what when where which while whom whose will with within without would your'.split(
    ' ',
  ),
);

/**
 * A short text with fewer letters, and with fewer words than LEAST_WORDS, is too common to search
 * for.
 */
const LEAST_LETTERS = 12;
const LEAST_WORDS = 4;

/** Phrases to search for, each with its file, grouped by their first one or two words. */
export type Phrases = {
  readonly count: number;
  readonly byStart: ReadonlyMap<string, ReadonlyMap<string, string>>;
};

function isTelling(words: readonly string[]): boolean {
  const telling = words.filter(
    (word) => word.length >= LEAST_WORD && !JOINTS.has(word),
  );
  return telling.length >= LEAST_TELLING;
}

function listRuns(words: readonly string[]): readonly (readonly string[])[] {
  return words.slice(SHINGLE - 1).map((_, at) => words.slice(at, at + SHINGLE));
}

/** Lists the phrases of a text: every five telling words, or the whole of a short text. */
function listPhrases(text: string): readonly string[] {
  const whole = plainWords(text);
  const words = whole.split(' ');
  if (words.length > SHINGLE) {
    return listRuns(words)
      .filter(isTelling)
      .map((run) => run.join(' '));
  }
  return words.length >= LEAST_WORDS || whole.length >= LEAST_LETTERS
    ? [whole]
    : [];
}

function getStart(phrase: string): string {
  return phrase.split(' ', 2).join(' ');
}

/**
 * Collects the phrases of all secrets, except those that may be public.
 *
 * @param allowed texts that may be public.
 */
export function collectPhrases(
  secrets: readonly Secret[],
  allowed: readonly string[],
): Phrases {
  const meant = new Set(
    allowed.flatMap((text) => {
      const words = plainWords(text);
      return [words, ...listRuns(words.split(' ')).map((run) => run.join(' '))];
    }),
  );
  const all = new Map(
    secrets.flatMap(({where, texts}) =>
      texts
        .flatMap(listPhrases)
        .filter((phrase) => !meant.has(phrase))
        .map((phrase) => [phrase, where] as const),
    ),
  );
  const byStart = new Map<string, Map<string, string>>();
  for (const [phrase, where] of all) {
    const start = getStart(phrase);
    const same = byStart.get(start) ?? new Map<string, string>();
    byStart.set(start, same.set(phrase, where));
  }
  return {count: all.size, byStart};
}

/** A phrase that was found, and the file that it is from. */
export type FoundPhrase = {readonly where: string; readonly phrase: string};

function findEnd(words: string, from: number): number {
  const end = words.indexOf(' ', from);
  return end === -1 ? words.length : end;
}

/** Finds phrases in words separated by single blanks. Reports each phrase once. */
export function findPhrases(
  {byStart}: Phrases,
  words: string,
): readonly FoundPhrase[] {
  const found = new Map<string, FoundPhrase>();
  for (let at = 0; at < words.length;) {
    const first = findEnd(words, at);
    const second = findEnd(words, first + 1);
    for (const end of [first, second]) {
      for (const [phrase, where] of byStart.get(words.slice(at, end)) ?? []) {
        const last = at + phrase.length;
        if (words.startsWith(phrase, at) && (words[last] ?? ' ') === ' ') {
          found.set(phrase, {where, phrase});
        }
      }
    }
    at = first + 1;
  }
  return [...found.values()];
}
