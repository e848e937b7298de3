import {createHash} from 'node:crypto';

/** The number of words in a phrase. */
const WORDS = 3;

/**
 * Hashes of phrases that reveal what only the game master may know; the phrases themselves are not
 * written anywhere.
 */
const tellingPhrases: ReadonlySet<string> = new Set([
  '780d50acedaba5f1',
  '1f35666651c8384f',
  '5e583ef3e48ca33c',
  'f12621ff488a018f',
  '10acff4b7731258a',
  '619373cff62e2158',
  '93b8514b4e644f39',
  '9cef0f9ad919d9df',
  'ca15674f2f062771',
  '6f33c5a16dd572ee',
]);

/** Returns the first sixteen hex digits of a phrase's SHA-256. */
export function fingerprint(phrase: string): string {
  return createHash('sha256').update(phrase).digest('hex').slice(0, 16);
}

/** Finds phrases with one of these hashes, regardless of punctuation and capitals. */
export function listPhrases(
  fingerprints: ReadonlySet<string>,
  text: string,
): readonly string[] {
  const words = text.toLowerCase().match(/[a-z\d]+/g) ?? [];
  return words
    .map((_, index) => words.slice(index, index + WORDS).join(' '))
    .filter((phrase) => fingerprints.has(fingerprint(phrase)));
}

/** Finds phrases that reveal what only the game master may know. */
export function findTellingPhrases(text: string): readonly string[] {
  return listPhrases(tellingPhrases, text);
}
