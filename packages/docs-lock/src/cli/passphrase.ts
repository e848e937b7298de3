import {randomInt} from 'node:crypto';

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';

/** Bits that nobody can guess in a word: 16 · 4 · 16 · 4 words, each as likely as any other. */
export const BITS_PER_WORD = 12;

/** How many words are drawn. */
export const WORDS = 5;

/** Draws a whole number below another. */
export type Draw = (below: number) => number;

/** A word of two syllables; it means nothing, and can be said and spelled over a table. */
function word(draw: Draw): string {
  return [CONSONANTS, VOWELS, CONSONANTS, VOWELS]
    .map((letters) => letters.charAt(draw(letters.length)))
    .join('');
}

/** Draws a passphrase of 60 bits, such as `lamo tiru bagi dofu zina`. */
export function passphrase(draw: Draw = randomInt): string {
  return Array.from({length: WORDS}, () => word(draw)).join(' ');
}
