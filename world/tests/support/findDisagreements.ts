import {readDataFile} from '../../../tests/support/sheets';

/** What a cell has to be; undefined if no formula says so. */
export type Formula = (
  row: Readonly<Record<string, string>>,
  column: string,
  index: number,
) => string | number | undefined;

/**
 * Lists the cells of a CSV file that do not agree with a formula, with file, line, found and
 * expected.
 *
 * @param count the number of rows that the file has to have.
 */
export function findDisagreements(
  path: string,
  count: number,
  formula: Formula,
): readonly string[] {
  const {columns, rows} = readDataFile(path);
  const wrong = rows.flatMap((cells, index) => {
    const row = Object.fromEntries(
      columns.map((column, place) => [column, cells[place] ?? '']),
    );
    return columns.flatMap((column) => {
      const expected = formula(row, column, index);
      return expected === undefined || row[column] === String(expected)
        ? []
        : `static/${path}:${index + 2}: found "${row[column]}" as ${column}, expected "${expected}".`;
    });
  });
  return rows.length === count
    ? wrong
    : [
        `static/${path}:1: found ${rows.length} rows, expected ${count}.`,
        ...wrong,
      ];
}
