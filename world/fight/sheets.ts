import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseSheet} from '../../src/shared/model/csv';

export type Row = Readonly<Record<string, string>>;

const files = join(__dirname, '../../static');

/**
 * Reads the rows of a data file below static/, as objects by heading.
 *
 * @throws Error if it is invalid.
 */
export function readRows(path: string): readonly Row[] {
  const result = parseSheet(readFileSync(join(files, path), 'utf8'));
  if (!result.ok) {
    throw new Error(`${path} is not a valid data file.`);
  }
  const {columns, rows} = result.sheet;
  return rows.map((cells) =>
    Object.fromEntries(
      columns.map((column, index) => [column, cells[index] ?? '']),
    ),
  );
}

/** Parses a number with a minus sign as in data files; a dash is 0. */
export function parseNumber(cell = ''): number {
  return Number(cell.replace(/^—$/, '0').replace('−', '-'));
}

/**
 * Finds the row with a value in a column, regardless of case.
 *
 * @throws Error if there is none.
 */
export function findRow(rows: readonly Row[], heading: string, name = ''): Row {
  const row = rows.find(
    (each) => each[heading]?.toLowerCase() === name.toLowerCase(),
  );
  if (row === undefined) {
    throw new Error(`No row has the ${heading} "${name}".`);
  }
  return row;
}
