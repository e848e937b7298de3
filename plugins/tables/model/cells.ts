import {namedColor} from '../../../src/shared/model/namedColor';
import {isLongWorded} from './leastWidth';

/**
 * Matches a quantity: a number with an optional sign, grouping, fraction, dice, or share, and a
 * unit before or after it.
 */
const QUANTITY =
  /^(?:[+−–-]?\d[\d,.]*(?:\/\d+)?\s?(?:%|lb|ft|mi|wk|AP)?|\d*d\d+(?:[+−]\d+)?|—|–)$/u;

/** Whether a column contains only numbers, which are aligned. */
export function isFigureColumn(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => QUANTITY.test(cell));
}

/**
 * Words in the headings of quantities. Thousands are grouped in quantities, but not in years and
 * day numbers.
 */
const AMOUNT = /\b(?:bits|cost|miles|people|price|total|value)\b/i;

/** Groups the thousands of a cell below the heading of a quantity: "1450" becomes "1,450". */
export function groupThousands(cell: string, heading: string): string {
  return AMOUNT.test(heading)
    ? cell.replace(/^\d{4,}$/, (digits) =>
        digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ','),
      )
    : cell;
}

/** The heading of columns that name colors, and a cell that is only the name of one. */
const COLORS = /^color$/i;
const COLOR = /^[a-z]+(?: [a-z]+){0,2}$/;

/** The color that a cell names, as styles spell it ("darkorange"); undefined for other cells. */
export function cellColor(cell: string, heading: string): string | undefined {
  return COLORS.test(heading) && COLOR.test(cell)
    ? namedColor(cell)
    : undefined;
}

/** Text that is a date, of the world or of play: "12 May 1127 AD", "13 June", "2026-11-14". */
const DATE =
  /^(?:\d{1,2} \p{Lu}\p{Ll}+(?: [−-]?\d+(?: [A-Z]{2,4})?)?|\d{4}-\d{2}-\d{2})$/u;

/** Whether a column contains only dates, which do not wrap. */
export function isDateColumn(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => DATE.test(cell));
}

/** Length above which a cell counts as a sentence, in characters. */
const SENTENCE = 32;

/** The layout of a column: aligned numbers, dates on one line, sentences with room, or words. */
export type ColumnKind = 'date' | 'figure' | 'sentence' | 'word';

/** Decides the layout of a column by its content. */
export function columnKind(cells: readonly string[]): ColumnKind {
  if (isFigureColumn(cells)) {
    return 'figure';
  }
  if (isDateColumn(cells)) {
    return 'date';
  }
  return cells.some((cell) => cell.length > SENTENCE || isLongWorded(cell))
    ? 'sentence'
    : 'word';
}

/**
 * Turns a heading of a CSV file into words: `castingTime` becomes "Casting Time". A heading of
 * several words stays unchanged, and so do dice.
 */
export function headingText(heading: string): string {
  return /\s/.test(heading)
    ? heading
    : heading
        .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
        .replace(/^[a-z](?!\d)/, (letter) => letter.toUpperCase());
}
