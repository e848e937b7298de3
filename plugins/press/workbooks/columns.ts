/** Matches a plain number: sign, thousands separators, fraction; no unit, and no leading zeros. */
const NUMBER = /^[+−-]?(?:0|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*)(?:\.\d+)?$/;

/** Parses a number cell; null if the cell is not a number. */
export function parseNumber(text: string): number | null {
  return NUMBER.test(text)
    ? Number(text.replaceAll(',', '').replace('−', '-'))
    : null;
}

/** Whether all cells of a column are numbers or placeholders, so that the column sorts numerically. */
export function isNumberColumn(cells: readonly string[]): boolean {
  const written = cells.filter((cell) => !['', '—'].includes(cell));
  return (
    written.length > 0 && written.every((cell) => parseNumber(cell) !== null)
  );
}

/** Returns a spreadsheet number format that looks like the column on the page. */
export function numberFormat(cells: readonly string[]): string {
  if (cells.some((cell) => cell.startsWith('+'))) {
    return '+0;−0;0';
  }
  return cells.some((cell) => cell.includes(',')) ? '#,##0' : 'General';
}
