/** How many slips a word of a length may have. */
export function findSlips({length}: string): number {
  if (length < 4) {
    return 0;
  }
  return length < 7 ? 1 : 2;
}
