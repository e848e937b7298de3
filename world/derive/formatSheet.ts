import {unparse} from 'papaparse';
import type {Sheet} from '../../src/shared/lib/csv';

/** Formats a sheet as the text of a CSV file, with quotes only where a cell needs them. */
export function formatSheet({columns, rows}: Sheet): string {
  const text = unparse(
    [columns, ...rows].map((row) => [...row]),
    {newline: '\n'},
  );
  return `${text}\n`;
}
