import {language} from '../../../src/shared/model/language';
import {createLazy} from '../../../src/shared/model/createLazy';
import type {ColumnKind} from './cells';

export type SortDirection = 'ascending' | 'descending';

/** A column that rows are sorted by. */
export type Sorting = {
  /** Index of the column, from 0. */
  readonly column: number;
  readonly direction: SortDirection;
};

/** Matches a number in a cell: sign, grouped digits, and divisor. */
const NUMBER = /^(?<sign>[+−–-]?)(?<size>\d[\d,]*(?:\.\d+)?)(?:\/(?<by>\d+))?/u;

const DICE = /^(?<count>\d*)d(?<sides>\d+)(?<bonus>[+−]\d+)?$/u;

function plainNumber(cell: string): number | undefined {
  const groups = NUMBER.exec(cell)?.groups;
  if (groups === undefined) {
    return undefined;
  }
  const size = Number(groups['size']?.replaceAll(',', ''));
  const amount = size / Number(groups['by'] ?? 1);
  return ['', '+', undefined].includes(groups['sign']) ? amount : -amount;
}

/** Returns the mean of dice notation. */
function computeDiceMean(cell: string): number | undefined {
  const groups = DICE.exec(cell)?.groups;
  if (groups === undefined) {
    return undefined;
  }
  const count = Number(groups['count'] === '' ? 1 : groups['count']);
  const mean = (count * (Number(groups['sides']) + 1)) / 2;
  return mean + (plainNumber(groups['bonus'] ?? '') ?? 0);
}

/** Parses the quantity of a numeric cell; undefined for dashes and empty cells. */
export function formatQuantity(cell: string): number | undefined {
  return computeDiceMean(cell) ?? plainNumber(cell);
}

/** Sorts words alphabetically, and the numbers in them by value. */
const getWordOrder = createLazy(
  () => new Intl.Collator(language, {numeric: true}),
);

function compareFilled(a: string, b: string, kind: ColumnKind): number {
  return kind === 'figure'
    ? (formatQuantity(a) ?? 0) - (formatQuantity(b) ?? 0)
    : getWordOrder().compare(a, b);
}

function isFilled(cell: string, kind: ColumnKind): boolean {
  return kind === 'figure' ? formatQuantity(cell) !== undefined : cell !== '';
}

/** Compares two cells; empty cells are last in both directions. */
export function compareCells(
  a: string,
  b: string,
  {kind, direction}: {kind: ColumnKind; direction: SortDirection},
): number {
  const [aFilled, bFilled] = [isFilled(a, kind), isFilled(b, kind)];
  if (!aFilled || !bFilled) {
    return Number(bFilled) - Number(aFilled);
  }
  const order = compareFilled(a, b, kind);
  return direction === 'ascending' ? order : -order;
}

/** Returns the next sorting after a press on a heading: ascending, descending, then unsorted. */
export function nextSorting(
  sorting: Sorting | undefined,
  column: number,
): Sorting | undefined {
  if (sorting?.column !== column) {
    return {column, direction: 'ascending'};
  }
  return sorting.direction === 'ascending'
    ? {column, direction: 'descending'}
    : undefined;
}
