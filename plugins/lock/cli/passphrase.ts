import {randomInt} from 'node:crypto';

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';

/** Entropy of a word in bits: 16 · 4 · 16 · 4 equally likely words. */
export const BITS_PER_WORD = 12;

/** Number of words in a generated passphrase. */
export const WORDS = 5;

/** Returns a random whole number below `below`. */
export type Draw = (below: number) => number;

/** Makes a meaningless word of two syllables that is easy to say and spell aloud. */
function word(draw: Draw): string {
  return [CONSONANTS, VOWELS, CONSONANTS, VOWELS]
    .map((letters) => letters.charAt(draw(letters.length)))
    .join('');
}

/** Generates a passphrase of 60 bits, such as `lamo tiru bagi dofu zina`. */
export function passphrase(draw: Draw = randomInt): string {
  return Array.from({length: WORDS}, () => word(draw)).join(' ');
}
