import type {Draw} from '../../../src/shared/model/draw';

/** Number of values of a random 32-bit word. */
const WORDS = 2 ** 32;

/**
 * Makes fair dice from random words. Words in the incomplete last interval would make low numbers
 * likelier, so they are rejected.
 *
 * @param nextWord returns uniformly distributed whole numbers from 0 to 2³² − 1.
 */
export function fairDraw(nextWord: () => number): Draw {
  return (sides) => {
    const complete = WORDS - (WORDS % sides);
    let word = nextWord();
    while (word >= complete) {
      word = nextWord();
    }
    return (word % sides) + 1;
  };
}
