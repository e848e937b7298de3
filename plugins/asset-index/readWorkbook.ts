import {unparse} from 'papaparse';
import {readSheet} from 'read-excel-file/node';

/** A date of a spreadsheet is a day, or a day with a time where it has one; it counts in parts of a day, never quite exactly. */
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

/** Reads the first sheet of an Excel workbook as the text of a CSV file, so that both obey the same rules. */
export async function readWorkbook(bytes: Buffer): Promise<string> {
  const rows = await readSheet(bytes);
  return unparse(
    rows.map((cells) => cells.map(cellText)),
    {newline: '\n'},
  );
}
