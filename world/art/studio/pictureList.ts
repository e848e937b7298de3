import {parse, unparse} from 'papaparse';
import type {StudioPicture} from './studioPicture';

type Row = Readonly<Record<string, string>>;

function getRow({file, title, alt, notes}: StudioPicture): Row {
  return {file, title, alt, ...notes};
}

/** Lists headings in the order of their first occurrence. */
function headings(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/**
 * Formats the index of a folder as CSV: entries for other files stay at the top, followed by the
 * finished pictures in order.
 */
export function pictureList(
  old: string,
  pictures: readonly StudioPicture[],
  isMade: (picture: StudioPicture) => boolean = () => true,
): string {
  const ours = new Set(pictures.map(({file}) => file));
  const kept = parse<Row>(old, {
    header: true,
    skipEmptyLines: true,
  }).data.filter(({file}) => file !== undefined && !ours.has(file));
  const rows = [...kept, ...pictures.filter(isMade).map(getRow)];
  const columns = headings(rows);
  return `${unparse(rows, {columns, newline: '\n'})}\n`;
}
