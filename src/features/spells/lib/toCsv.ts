import {unparse} from 'papaparse';
import {listCells, COLUMNS, type SpellRecord} from './record';

/**
 * Writes records as a sheet that the site reads back without loss: headings, a line for
 * each record, quotes where a cell needs them, and a line end after the last.
 */
export function toCsv(records: readonly SpellRecord[]): string {
  const lines = [[...COLUMNS], ...records.map((each) => [...listCells(each)])];
  return `${unparse(lines, {newline: '\n'})}\n`;
}
