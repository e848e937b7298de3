import {distance} from 'fastest-levenshtein';
import type {PlacedWord} from './unknownWords';

/** The list of the world's names and words. */
export const WORLD_WORDS = 'world-words.txt';

/** The list of words of the code, and of the documents in the root folder. */
const SITE_WORDS = 'site-words.txt';

/** The lists that the spelling check accepts, by the paths whose words they hold. */
const lists: readonly (readonly [list: string, paths: RegExp])[] = [
  ['tests/words.txt', /^tests\//],
  [SITE_WORDS, /^(?:packages|plugins|scripts|src)\/|^[^/]+$/],
];

/** Returns the list that the words of a file belong to. */
export function findWordList(path: string): string {
  return lists.find(([, paths]) => paths.test(path))?.[0] ?? WORLD_WORDS;
}

/** The fewest letters of a word of which one wrong letter is likely a slip. */
const LONG_ENOUGH = 5;

/** Finds a listed word that was likely meant: all letters but one are the same. */
export function findMeant(
  word: string,
  listed: readonly string[],
): string | undefined {
  return word.length < LONG_ENOUGH
    ? undefined
    : listed.find(
        (other) =>
          other !== `${word}s` &&
          word !== `${other}s` &&
          distance(word, other) === 1,
      );
}

/** Describes the lines that would make the spelling check accept words; empty if there are none. */
export function describeLines(words: readonly PlacedWord[]): string {
  const lines = words
    .filter(({forbidden}) => !forbidden)
    .map(({path, word}) => `  ${findWordList(path)}: ${word}`);
  return lines.length === 0
    ? ''
    : [
        'If these are no slips, add them with "npm run accept-names", or as a line each:',
        ...new Set(lines),
        '',
      ].join('\n');
}
