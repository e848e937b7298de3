import {unparse} from 'papaparse';
import {readSheet} from 'read-excel-file/node';

/**
 * Formats a spreadsheet date as a day, or as a day and time. Spreadsheets store dates as inexact
 * fractions of days.
 */
function dateText(date: Date): string {
  const seconds = Math.round(date.getTime() / 1000);
  return new Date(seconds * 1000)
    .toISOString()
    .replace('.000Z', 'Z')
    .replace('T00:00:00Z', '');
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) {
    return dateText(cell);
  }
  return typeof cell === 'string' ||
    typeof cell === 'number' ||
    typeof cell === 'boolean'
    ? String(cell)
    : '';
}

/**
 * Converts the first sheet of an Excel workbook to CSV, so that workbooks and CSV files follow the
 * same rules.
 */
export async function readWorkbook(bytes: Buffer): Promise<string> {
  const rows = await readSheet(bytes);
  return unparse(
    rows.map((cells) => cells.map(cellText)),
    {newline: '\n'},
  );
}
