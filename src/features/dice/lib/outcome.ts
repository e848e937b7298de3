import {listDice} from './find';
import {parseDice, type Dice} from './parse';
import {rollDice, workings, type Draw} from './roll';

/** What dice came to, as readers are told. */
export type Throw = {
  /** The dice as they are written. */
  readonly dice: string;
  readonly total: number;
  /** How the total came about; empty where that is plain. */
  readonly workings: string;
};

/** What readers threw, and what followed from it. */
export type Outcome = Throw & {
  /** What was thrown for: the name of a table. */
  readonly purpose?: string;
  /** The row of the table that was thrown. */
  readonly row?: readonly string[];
  /** What the row itself asks to throw. */
  readonly inRow?: readonly Throw[];
  /** What came of the table that the row leads to. */
  readonly then?: Outcome | undefined;
};

/** Throws dice that were read already. */
function throwDice(text: string, dice: Dice, draw: Draw): Throw {
  const rolled = rollDice(dice, draw);
  const isPlain = dice.length === 1 && rolled.terms[0]?.faces.length === 1;
  return {
    dice: text,
    total: rolled.total,
    workings: isPlain ? '' : workings(rolled),
  };
}

/** Throws dice as they are written, where they can be read. */
export function throwText(text: string, draw: Draw): Throw | undefined {
  const result = parseDice(text);
  return result.ok ? throwDice(text, result.dice, draw) : undefined;
}

/** Throws what a row of a table speaks of. */
export function throwInRow(
  cells: readonly string[],
  draw: Draw,
): readonly Throw[] {
  return cells
    .flatMap(listDice)
    .map((text) => throwText(text, draw))
    .filter((each) => each !== undefined);
}
