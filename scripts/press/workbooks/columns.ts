/** Matches a plain number: sign, thousands separators, fraction; no unit, and no leading zeros. */
const NUMBER = /^[+−-]?(?:0|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*)(?:\.\d+)?$/;
/** Placeholders in a numeric column. */
const NO_NUMBER: readonly string[] = ['', '—'];

/** Parses a number cell; null if the cell is not a number. */
export function parseNumber(text: string): number | null {
  return NUMBER.test(text)
    ? Number(text.replaceAll(',', '').replace('−', '-'))
    : null;
}

/**
 * Whether all cells of a column are numbers or placeholders, so that the column sorts numerically.
 */
export function isNumberColumn(cells: readonly string[]): boolean {
  return (
    cells.some((cell) => parseNumber(cell) !== null) &&
    cells.every(
      (cell) => NO_NUMBER.includes(cell) || parseNumber(cell) !== null,
    )
  );
}

/** Returns a spreadsheet number format that looks like the column on the page. */
export function numberFormat(cells: readonly string[]): string {
  if (cells.some((cell) => cell.startsWith('+'))) {
    return '+0;−0;0';
  }
  if (cells.some((cell) => cell.includes(','))) {
    return '#,##0';
  }
  return 'General';
}

/** Minimum and maximum column width in characters. */
const WIDTHS = {least: 7, most: 60} as const;
/** Padding of the longest cell, in characters. */
const ROOM = 3;

/** Returns the width of a column: that of its longest cell, within limits. */
export function columnWidth(heading: string, cells: readonly string[]): number {
  const longest = Math.max(heading.length, ...cells.map(({length}) => length));
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, longest + ROOM));
}

/** Whether a cell is longer than the maximum width, so that it must wrap. */
export function wraps(cells: readonly string[]): boolean {
  return cells.some(({length}) => length + ROOM > WIDTHS.most);
}

/** Returns the letters of a column by its zero-based index: A, B … Z, AA. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  const letter = String.fromCharCode('A'.charCodeAt(0) + (index % 26));
  return rest === 0 ? letter : columnLetters(rest - 1) + letter;
}
