/** Matches dice notation in a sentence: "2d20 days", "d6 damage". */
const WRITTEN =
  /(?<![\w−+-])\d{0,2}d(?:[23468]|10|12|20|100)\b(?:\s?[+−]\s?\d+\b)?/g;

/** Lists the dice in a sentence, as they are written there. */
export function listDice(text: string): readonly string[] {
  return [...text.matchAll(WRITTEN)].map(([dice]) => dice);
}
