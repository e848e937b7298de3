import type {Sheet} from '../../../src/shared/model/csv';
import {parseDice, type Dice} from './parse';
import {getRange} from './roll';

/** The totals that select a row. */
type Range = readonly [number, number];

const RANGE = /^(?<from>\d+)(?:\s?[-–]\s?(?<to>\d+))?$/;

/** Parses a number of a table; "00" means 100. */
function parseNumber(text: string): number {
  return text === '00' ? 100 : Number(text);
}

/** Parses the first cell of a row: "7", "2–5", "96–00"; undefined if it is malformed. */
export function parseRange(cell: string): Range | undefined {
  const groups = RANGE.exec(cell)?.groups;
  if (groups?.['from'] === undefined) {
    return undefined;
  }
  const from = parseNumber(groups['from']);
  return [from, groups['to'] === undefined ? from : parseNumber(groups['to'])];
}

/** Finds the index of the row that a total selects. */
export function findRow(rows: Sheet['rows'], total: number): number {
  return rows.findIndex(([cell = '']) => {
    const [from, to] = parseRange(cell) ?? [0, -1];
    return total >= from && total <= to;
  });
}

function fail(found: string, expected: string): never {
  throw new Error(`found ${found}, expected ${expected}`);
}

/**
 * Parses the dice of a table.
 *
 * @throws Error if they are malformed.
 */
function requireDice(text: string): Dice {
  const result = parseDice(text);
  return result.ok
    ? result.dice
    : fail(`the dice "${text}"`, result.fault.expected);
}

/** Checks the first cell of a row, and returns the number that the next row must begin with. */
function following(next: number, [cell = '']: readonly string[]): number {
  const range = parseRange(cell);
  if (range === undefined || range[1] < range[0]) {
    return fail(
      `"${cell}" in the first column`,
      'a number, or a range such as 2–5',
    );
  }
  return range[0] === next
    ? range[1] + 1
    : fail(
        `"${cell}", which ${range[0] > next ? 'leaves a gap' : 'overlaps the row above'}`,
        `a row that starts with ${next}`,
      );
}

/**
 * Checks that every total selects one row, and that every row can be rolled.
 *
 * @throws Error saying what was found and expected.
 */
export function checkRollTable({rows}: Sheet, dice: string): void {
  const [least, most] = getRange(requireDice(dice));
  const end = rows.reduce(following, least) - 1;
  if (end !== most) {
    fail(
      `a last row that ends with ${end}`,
      `it to end with ${most}, the highest roll of ${dice}`,
    );
  }
}
