import {ZxcvbnFactory} from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

/** How many variants of a password, with separators and repeated letters, a guesser has to try. */
const WAYS_TO_WRITE = 32;

const estimator = new ZxcvbnFactory({
  dictionary: {...common.dictionary, ...english.dictionary},
  graphs: common.adjacencyGraphs,
});

/** Strips the variations that guessers try anyway: separators and repeated letters. */
function plainForms(password: string): readonly string[] {
  const bare = password.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const once = bare.replaceAll(/(?<sign>.)\k<sign>+/gu, '$<sign>');
  return [...new Set([bare, once])].filter(
    (form) => form !== '' && form !== password,
  );
}

/**
 * Estimates how many guesses an informed attacker needs for a password, using the cheapest of
 * several strategies.
 *
 * @param names words of the site, which its readers are likely to choose.
 */
export function estimateGuesses(
  password: string,
  names: readonly string[] = [],
): number {
  const guesses = (form: string): number =>
    estimator.check(form, [...names]).guesses;
  return Math.min(
    guesses(password),
    ...plainForms(password).map((form) => guesses(form) * WAYS_TO_WRITE),
  );
}
