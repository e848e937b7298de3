/** Text that is one plain number: sign, grouping by commas, fraction; no unit, and no zero in front of figures. */
const NUMBER = /^[+−-]?(?:0|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*)(?:\.\d+)?$/;
/** Placeholders in a column of numbers. */
const NO_NUMBER: readonly string[] = ['', '—'];

/** The number that a cell of a data file says; `null` where it says none. */
export function parseNumber(text: string): number | null {
  return NUMBER.test(text)
    ? Number(text.replaceAll(',', '').replace('−', '-'))
    : null;
}

/** Tells whether each cell of a column is a number or a placeholder, so that the column can be sorted. */
export function isNumberColumn(cells: readonly string[]): boolean {
  return (
    cells.some((cell) => parseNumber(cell) !== null) &&
    cells.every(
      (cell) => NO_NUMBER.includes(cell) || parseNumber(cell) !== null,
    )
  );
}

/** How a spreadsheet program writes the numbers of a column, so that they look as they do on the page. */
export function numberFormat(cells: readonly string[]): string {
  if (cells.some((cell) => cell.startsWith('+'))) {
    return '+0;−0;0';
  }
  if (cells.some((cell) => cell.includes(','))) {
    return '#,##0';
  }
  return 'General';
}

/** The narrowest and the widest that a column is, in letters. */
const WIDTHS = {least: 7, most: 60} as const;
/** Room beside the longest cell of a column, in letters. */
const ROOM = 3;

/** How wide a column is: as its longest cell, but no wider than can be read in one glance. */
export function columnWidth(heading: string, cells: readonly string[]): number {
  const longest = Math.max(heading.length, ...cells.map(({length}) => length));
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, longest + ROOM));
}

/** Tells whether cells of a column are longer than it is wide, so that they take several lines. */
export function wraps(cells: readonly string[]): boolean {
  return cells.some(({length}) => length + ROOM > WIDTHS.most);
}

/** The letters by which a spreadsheet program names a column, counted from 0: A, B … Z, AA. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  const letter = String.fromCharCode('A'.charCodeAt(0) + (index % 26));
  return rest === 0 ? letter : columnLetters(rest - 1) + letter;
}
