/** The maximum number of typos in a word, by its length. */
export function findSlips({length}: string): number {
  if (length < 4) {
    return 0;
  }
  return length < 7 ? 1 : 2;
}
