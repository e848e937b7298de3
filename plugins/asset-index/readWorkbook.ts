import {unparse} from 'papaparse';
import {readSheet} from 'read-excel-file/node';

/** A date of a spreadsheet is a day, or a day with a time where it has one. */
function dateText(date: Date): string {
  return date
    .toISOString()
    .replace(/T00:00:00\.000Z$/, '')
    .replace(/\.000Z$/, 'Z');
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

/** Reads the first sheet of an Excel workbook as the text of a CSV file, so that both obey the same rules. */
export async function readWorkbook(bytes: Buffer): Promise<string> {
  const rows = await readSheet(bytes);
  return unparse(
    rows.map((cells) => cells.map(cellText)),
    {newline: '\n'},
  );
}
