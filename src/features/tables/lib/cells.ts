/** Text that is a quantity: a number with sign, grouping, fraction, dice, share or unit before or after. */
const QUANTITY =
  /^(?:[+−–-]?\d[\d,.]*(?:\/\d+)?\s?(?:%|lb|ft|mi|wk|AP)?|\d*d\d+(?:[+−]\d+)?|—|–)$/u;

/** Whether a column contains only numbers, which are aligned. */
export function isFigureColumn(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => QUANTITY.test(cell));
}

/** Text that is a date, of the world or of play: "12 May 1127 AD", "13 June", "2026-11-14". */
const DATE =
  /^(?:\d{1,2} [A-Z][a-z]+(?: [−-]?\d+(?: [A-Z]{2,4})?)?|\d{4}-\d{2}-\d{2})$/u;

/** Whether a column contains only dates, which do not wrap. */
export function isDateColumn(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => DATE.test(cell));
}

/** The length beyond which a cell is read as a sentence, in characters. */
const SENTENCE = 32;

/** How a column is set: figures under one another, days in one line, sentences with room, or words. */
export type ColumnKind = 'date' | 'figure' | 'sentence' | 'word';

/** Decides how a column is set by its content. */
export function columnKind(cells: readonly string[]): ColumnKind {
  if (isFigureColumn(cells)) {
    return 'figure';
  }
  if (isDateColumn(cells)) {
    return 'date';
  }
  return cells.some((cell) => cell.length > SENTENCE) ? 'sentence' : 'word';
}

/**
 * Turns a heading of a data file into words: camel case is split (`castingTime`
 * becomes "Casting Time"); a heading of several words stays as it is, and so do dice.
 */
export function headingText(heading: string): string {
  return /\s/.test(heading)
    ? heading
    : heading
        .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
        .replace(/^[a-z](?!\d)/, (letter) => letter.toUpperCase());
}
