import {ZxcvbnFactory} from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

/** How much harder a guesser's work is who also tries signs between and repeated letters. */
const WAYS_TO_WRITE = 32;

const estimator = new ZxcvbnFactory({
  dictionary: {...common.dictionary, ...english.dictionary},
  graphs: common.adjacencyGraphs,
});

/** What is left of a password without what guessers try anyway: signs between its parts, and letters that repeat. */
function plainForms(password: string): readonly string[] {
  const bare = password.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const once = bare.replaceAll(/(?<sign>.)\k<sign>+/gu, '$<sign>');
  return [...new Set([bare, once])].filter(
    (form) => form !== '' && form !== password,
  );
}

/**
 * How many guesses a password takes whoever knows what people choose: the best way of a few.
 *
 * @param names words of the site, which its readers choose first.
 */
export function guessesFor(
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
