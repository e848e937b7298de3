import type {Dice} from '../../src/shared/lib/seededDice';

/** Dice to roll and what is added to their sum. */
export type Roll = {
  readonly count: number;
  readonly sides: number;
  readonly plus: number;
};

const NOTATION = /^(\d*)d(\d+)(?: ?([+−-]) ?(\d+))?$/;

/**
 * Reads dice as sheets write them: `2d6+3`, `d8 + 2`, `1d4−1`.
 *
 * @throws Error where the text is no dice.
 */
export function parseRoll(text: string): Roll {
  const [whole, count, sides, sign, plus = '0'] =
    NOTATION.exec(text.trim()) ?? [];
  if (whole === undefined) {
    throw new Error(`"${text}" is no dice.`);
  }
  return {
    count: count === '' ? 1 : Number(count),
    sides: Number(sides),
    plus: Number(plus) * (sign === '+' || sign === undefined ? 1 : -1),
  };
}

/** Sum of the dice of a roll, with what is added. */
export function rollSum(dice: Dice, {count, sides, plus}: Roll): number {
  let sum = plus;
  for (let die = 0; die < count; die += 1) {
    sum += dice(sides);
  }
  return sum;
}

/** What a roll shows on average. */
export function averageRoll({count, sides, plus}: Roll): number {
  return (count * (sides + 1)) / 2 + plus;
}
