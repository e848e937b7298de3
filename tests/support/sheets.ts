import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readSheet} from '../../plugins/tables/build/sheetModule';
import {staticDir} from './site';

type Row = Readonly<Record<string, string>>;
type Sheet = ReturnType<typeof readSheet>;

/** The CSV files that a test has read, by their paths. */
const read = new Map<string, Sheet>();

/** Reads a CSV file of the site, by its path under static/. */
export function readDataFile(path: string): Sheet {
  const sheet =
    read.get(path) ??
    readSheet(path, readFileSync(join(staticDir, path), 'utf8'));
  read.set(path, sheet);
  return sheet;
}

/** Reads the rows of a CSV file as objects with the column headings as keys. */
export function readRecords(path: string): readonly Row[] {
  const {columns, rows} = readDataFile(path);
  return rows.map((cells) =>
    Object.fromEntries(
      columns.map((column, index) => [column, cells[index] ?? '']),
    ),
  );
}

/** Returns a column of a CSV file. */
export function getColumn(path: string, column: string): readonly string[] {
  return readRecords(path).map((record) => {
    const cell = record[column];
    if (cell === undefined) {
      throw new Error(`${path} has no column "${column}".`);
    }
    return cell;
  });
}

/** Parses a number as written in sheets: `1,500`, `−2`. */
export function findNumber(cell = ''): number {
  return Number(cell.replaceAll(',', '').replace('−', '-'));
}
