import type {Draw} from './roll';

/** How many values a random word of 32 bits can have. */
const WORDS = 2 ** 32;

/**
 * Makes fair dice of random words: words in the incomplete rest at the end, which would
 * make low numbers likelier, are thrown away.
 *
 * @param nextWord gives whole numbers from 0 under 2³², each as likely as the others.
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
