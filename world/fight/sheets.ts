import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseSheet} from '../../src/shared/model/csv';
import type {Row} from '../rules/character/tables';

const files = join(__dirname, '../../static');

/**
 * Reads the rows of a CSV file below static/, as objects by heading.
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
