import {distance} from 'fastest-levenshtein';

/** The number of edits beyond which a word is no longer a likely slip, as a share of its length. */
const LIKELY_SLIP = 0.4;

/** Gives the candidate that readers most likely meant, or nothing where none is close. */
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
