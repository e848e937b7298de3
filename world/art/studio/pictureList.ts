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

/** Returns the cells of a row in columns that no picture fills, such as the session until which it is veiled. */
function getOthers(row: Row | undefined, filled: ReadonlySet<string>): Row {
  return Object.fromEntries(
    Object.entries(row ?? {}).filter(([column]) => !filled.has(column)),
  );
}

/**
 * Formats the index of a folder as CSV: entries for other files stay at the top, followed by the
 * finished pictures in order. Columns that pictures do not fill stay as they are.
 */
export function pictureList(
  old: string,
  pictures: readonly StudioPicture[],
  isMade: (picture: StudioPicture) => boolean = () => true,
): string {
  const ours = new Set(pictures.map(({file}) => file));
  const present = parse<Row>(old, {header: true, skipEmptyLines: true}).data;
  const kept = present.filter(
    ({file}) => file !== undefined && !ours.has(file),
  );
  const filled = new Set(headings(pictures.map(getRow)));
  const made = pictures.filter(isMade).map((picture) => ({
    ...getRow(picture),
    ...getOthers(
      present.find(({file}) => file === picture.file),
      filled,
    ),
  }));
  const rows = [...kept, ...made];
  const columns = headings(rows);
  return `${unparse(rows, {columns, newline: '\n'})}\n`;
}
