import {listDice} from './find';
import {parseDice, type Dice} from './parse';
import type {Draw} from '../../../src/shared/model/draw';
import {rollDice, workings} from './roll';

/** The result of a roll, as text. */
export type Throw = {
  /** The dice notation. */
  readonly dice: string;
  readonly total: number;
  /** The breakdown of the total; empty if there is none to show. */
  readonly workings: string;
};

/** A roll, and everything that followed from it. */
export type Outcome = Throw & {
  /** The purpose of the roll, such as the name of a table. */
  readonly purpose?: string;
  /** The selected row of the table. */
  readonly row?: readonly string[];
  /** Rolls of the dice in that row. */
  readonly inRow?: readonly Throw[];
  /** The roll on the table that the row links to. */
  readonly then?: Outcome | undefined;
};

function throwDice(text: string, dice: Dice, draw: Draw): Throw {
  const rolled = rollDice(dice, draw);
  const isPlain = dice.length === 1 && rolled.terms[0]?.faces.length === 1;
  return {
    dice: text,
    total: rolled.total,
    workings: isPlain ? '' : workings(rolled),
  };
}

/** Rolls dice notation; undefined if it is malformed. */
export function throwText(text: string, draw: Draw): Throw | undefined {
  const result = parseDice(text);
  return result.ok ? throwDice(text, result.dice, draw) : undefined;
}

/** Rolls the dice in a row of a table. */
export function describeRowThrow(
  cells: readonly string[],
  draw: Draw,
): readonly Throw[] {
  return cells
    .flatMap(listDice)
    .map((text) => throwText(text, draw))
    .filter((each) => each !== undefined);
}
