import {distance} from 'fastest-levenshtein';

/** The maximum number of edits of a likely typo, as a share of the word's length. */
const LIKELY_SLIP = 0.4;

/** Returns the candidate that was most likely meant; undefined if none is close. */
export function nearest(
  word: string,
  candidates: readonly string[],
): string | undefined {
  const [best] = candidates
    .map((candidate) => ({
      candidate,
      edits: distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({edits}) => edits <= Math.max(2, word.length * LIKELY_SLIP))
    .toSorted((a, b) => a.edits - b.edits);
  return best?.candidate;
}
