import type {Dice} from '../../src/shared/lib/seededDice';

/** Dice to roll, with a constant. */
export type Roll = {
  readonly count: number;
  readonly sides: number;
  readonly plus: number;
};

const NOTATION = /^(\d*)d(\d+)(?: ?([+−-]) ?(\d+))?$/;

/**
 * Parses dice as written in data files: `2d6+3`, `d8 + 2`, `1d4−1`.
 *
 * @throws Error if the text is invalid.
 */
export function parseRoll(text: string): Roll {
  const [whole, count, sides, sign, plus = '0'] =
    NOTATION.exec(text.trim()) ?? [];
  if (whole === undefined) {
    throw new Error(`"${text}" is not valid dice notation.`);
  }
  return {
    count: count === '' ? 1 : Number(count),
    sides: Number(sides),
    plus: Number(plus) * (sign === '+' || sign === undefined ? 1 : -1),
  };
}

/** Rolls dice, and returns the total. */
export function rollDice(dice: Dice, {count, sides, plus}: Roll): number {
  let sum = plus;
  for (let die = 0; die < count; die += 1) {
    sum += dice(sides);
  }
  return sum;
}

/** Returns the average of a roll. */
export function getAverage({count, sides, plus}: Roll): number {
  return (count * (sides + 1)) / 2 + plus;
}
