import {unparse} from 'papaparse';
import {listCells, COLUMNS, type SpellRecord} from './record';

/**
 * Writes records as CSV that parses back without loss. It has a header, a line per record, quotes
 * where a cell needs them, and a final line break.
 */
export function toCsv(records: readonly SpellRecord[]): string {
  const lines = [[...COLUMNS], ...records.map((each) => [...listCells(each)])];
  return `${unparse(lines, {newline: '\n'})}\n`;
}
