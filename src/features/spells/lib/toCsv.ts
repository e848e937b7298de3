import {unparse} from 'papaparse';
import {cellsOf, COLUMNS, type SpellRecord} from './record';

/**
 * Writes records as a sheet that the site reads back without loss: headings, a line for
 * each record, quotes where a cell needs them, and a line end after the last.
 */
export function toCsv(records: readonly SpellRecord[]): string {
  const lines = [[...COLUMNS], ...records.map((each) => [...cellsOf(each)])];
  return `${unparse(lines, {newline: '\n'})}\n`;
}
