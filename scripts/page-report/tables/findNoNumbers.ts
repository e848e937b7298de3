import {parseSheet, type Sheet} from '../../../src/shared/lib/csv';

/** Numbers as sheets write them. */
const NUMBER = /^[+−-]?\d[\d,]*(?:\.\d+)?$/;

/** What stands for nothing in a column of numbers. */
const NOTHING = /^[—–-]?$/;

/** The headings of the columns that hold numbers alone, as their cells are now. */
function listNumberColumns({columns, rows}: Sheet): readonly string[] {
  return columns.filter((_, index) => {
    const cells = rows
      .map((row) => row[index] ?? '')
      .filter((cell) => !NOTHING.test(cell));
    return cells.length > 0 && cells.every((cell) => NUMBER.test(cell));
  });
}

/**
 * Finds cells that are no numbers, in columns of a sheet that held numbers alone.
 *
 * @param path the sheet, as messages name it.
 */
export function findNoNumbers(
  path: string,
  before: string,
  after: string,
): readonly string[] {
  const [old, changed] = [parseSheet(before), parseSheet(after)];
  if (!old.ok || !changed.ok) {
    return [];
  }
  const {sheet, lines} = changed;
  const numeric = listNumberColumns(old.sheet);
  return sheet.rows.flatMap((row, rowIndex) =>
    sheet.columns.flatMap((column, index) => {
      const cell = row[index] ?? '';
      return !numeric.includes(column) ||
        NUMBER.test(cell) ||
        NOTHING.test(cell)
        ? []
        : [
            `${path}:${lines[rowIndex] ?? 1}: found "${cell}" below "${column}", expected a number, because fights and characters are reckoned with it.`,
          ];
    }),
  );
}
