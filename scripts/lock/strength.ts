/** A password with fewer bits is guessed too soon by whoever has the site on disk. */
export const LEAST_BITS = 50;

/** Bits of a sign that is drawn from its kind, by kind. */
const LETTER = Math.log2(26);
const DIGIT = Math.log2(10);
const SIGN = 5;

/** A word that means something is one of a few thousand, however long it is. */
const WORD = 11;

function runBits(run: string): number {
  if (/^\p{L}/u.test(run)) {
    return Math.min(run.length * LETTER, WORD);
  }
  // Years and counts are guessed first.
  return /^\d/.test(run)
    ? Math.min(run.length * DIGIT, WORD)
    : new Set(run.trim()).size * SIGN;
}

/**
 * How many bits a guesser needs at most for a password, if it is made as most are: of words,
 * numbers and signs. Each run of letters counts as a word and no more, and a word twice as one.
 */
export function estimatedBits(password: string): number {
  const runs = password.toLowerCase().match(/\p{L}+|\d+|[^\p{L}\d]+/gu) ?? [];
  return [...new Set(runs)].reduce((sum, run) => sum + runBits(run), 0);
}
