import {parse, unparse} from 'papaparse';

/** The cells of a row, by heading. */
export type Cells = Readonly<Record<string, string>>;

/** A data file as text records, with what separates them. */
type SheetText = {
  readonly head: readonly string[];
  /** The rows as they are written. */
  readonly records: readonly string[];
  readonly newline: string;
  /** Whether the last row ends its line. */
  readonly ended: boolean;
};

/** Joins the lines of a quoted cell that contains line breaks. */
function joinQuoted(
  records: readonly string[],
  line: string,
): readonly string[] {
  const last = records.at(-1);
  const isOpen = last !== undefined && (last.split('"').length - 1) % 2 === 1;
  return isOpen
    ? [...records.slice(0, -1), `${last}\n${line}`]
    : [...records, line];
}

function parseRecord(record: string): readonly string[] {
  return parse<string[]>(record).data[0] ?? [];
}

function readSheetText(text: string): SheetText {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const ended = text.endsWith(newline);
  const body = ended ? text.slice(0, -newline.length) : text;
  const [first = '', ...records] = body
    .split(newline)
    .reduce<readonly string[]>(joinQuoted, []);
  return {head: parseRecord(first), records, newline, ended};
}

function writeRecord(cells: readonly string[]): string {
  return unparse([[...cells]], {newline: '\n'});
}

/** Writes a data file with other rows; the lines of all other rows stay as they are. */
function withRecords(
  text: string,
  {newline, ended}: SheetText,
  records: readonly string[],
): string {
  const [first = ''] = text
    .split(newline)
    .reduce<readonly string[]>(joinQuoted, []);
  return [first, ...records].join(newline) + (ended ? newline : '');
}

function toCells(head: readonly string[], record: string): Cells {
  const cells = parseRecord(record);
  return Object.fromEntries(
    head.map((heading, index) => [heading, cells[index] ?? '']),
  );
}

/** Reads the rows of a data file as cells by heading. */
export function readRows(text: string): readonly Cells[] {
  const {head, records} = readSheetText(text);
  return records.map((record) => toCells(head, record));
}

/** Compares cells as numbers if both are, or else as texts. */
function compareCells(one: string, other: string): number {
  const difference = Number(one) - Number(other);
  return Number.isNaN(difference) ? one.localeCompare(other) : difference;
}

function compareRows(keys: readonly string[], one: Cells, other: Cells) {
  return keys
    .map((key) => compareCells(one[key] ?? '', other[key] ?? ''))
    .find((order) => order !== 0);
}

/**
 * Adds a row to the text of a data file, at its place in the order or at the end.
 *
 * @param sortedBy the headings that the file is sorted by, if it is.
 */
export function addRow(
  text: string,
  cells: Cells,
  sortedBy: readonly string[] = [],
): string {
  const sheet = readSheetText(text);
  const {head, records} = sheet;
  const added = writeRecord(head.map((heading) => cells[heading] ?? ''));
  const later = records.findIndex(
    (record) => (compareRows(sortedBy, toCells(head, record), cells) ?? 0) > 0,
  );
  const at = sortedBy.length === 0 || later === -1 ? records.length : later;
  return withRecords(text, sheet, records.toSpliced(at, 0, added));
}

/**
 * Changes cells of the one row that has certain others.
 *
 * @returns undefined if there is no such row, or more than one.
 */
export function editRow(
  text: string,
  where: Cells,
  cells: Cells,
): string | undefined {
  const sheet = readSheetText(text);
  const {head, records} = sheet;
  const found = records.flatMap((record, index) => {
    const row = toCells(head, record);
    return Object.entries(where).every(([key, cell]) => row[key] === cell)
      ? [index]
      : [];
  });
  const [at] = found;
  if (at === undefined || found.length > 1) {
    return undefined;
  }
  const row = {...toCells(head, records[at] ?? ''), ...cells};
  const edited = writeRecord(head.map((heading) => row[heading] ?? ''));
  return withRecords(text, sheet, records.with(at, edited));
}
