import {parse, unparse} from 'papaparse';
import type {StudioPicture} from './studioPicture';

type Row = Readonly<Record<string, string>>;

function getRow({file, title, alt, notes}: StudioPicture): Row {
  return {file, title, alt, ...notes};
}

/** Headings in the order in which rows first have them. */
function headings(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/**
 * The list of a folder as CSV: what is said of files that are not of the studio stays, and
 * stands first; the pictures that have been made follow in their order.
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
