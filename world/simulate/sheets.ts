import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseSheet} from '../../src/shared/lib/csv';

export type Row = Readonly<Record<string, string>>;

const files = join(__dirname, '../../static');

/**
 * The rows of a sheet under static/, each cell by its heading.
 *
 * @throws Error where it is no sheet.
 */
export function readRows(path: string): readonly Row[] {
  const result = parseSheet(readFileSync(join(files, path), 'utf8'));
  if (!result.ok) {
    throw new Error(`${path} is no sheet.`);
  }
  const {columns, rows} = result.sheet;
  return rows.map((cells) =>
    Object.fromEntries(
      columns.map((column, index) => [column, cells[index] ?? '']),
    ),
  );
}

/** A number as sheets write it, with a true minus; 0 for a dash. */
export function numberIn(cell = ''): number {
  return Number(cell.replace(/^—$/, '0').replace('−', '-'));
}

/**
 * The row whose cell under a heading is the one looked for, however it is capitalized.
 *
 * @throws Error where there is none.
 */
export function rowNamed(
  rows: readonly Row[],
  heading: string,
  name = '',
): Row {
  const row = rows.find(
    (each) => each[heading]?.toLowerCase() === name.toLowerCase(),
  );
  if (row === undefined) {
    throw new Error(`No row has the ${heading} "${name}".`);
  }
  return row;
}
