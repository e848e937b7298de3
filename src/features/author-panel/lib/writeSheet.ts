import type {SheetEdit} from './sheetEdit';
import type {SheetText, TextRow} from './sheetText';

/** A line of the edited text, with its line end. */
type Line = {readonly body: string; readonly lineEnd: string};

/** Writes a cell: quoted if it was, or if its text requires it. */
function writeCell(
  value: string,
  separator: string,
  isQuoted: boolean,
): string {
  return isQuoted || value.includes(separator) || /["\r\n]/.test(value)
    ? `"${value.replaceAll('"', '""')}"`
    : value;
}

/** The line end of a sheet: the first one, or a line feed if it has a single line. */
function findLineEnd({text, rows}: SheetText): string {
  const row = rows.find(({end, next}) => next > end);
  return row === undefined ? '\n' : text.slice(row.end, row.next);
}

/** Writes a row with its changed cells; all other characters stay as they are. */
function writeRow(
  {text, separator}: SheetText,
  {cells, end}: TextRow,
  changes: ReadonlyMap<number, string>,
): string {
  let body = '';
  let at = cells[0]?.start ?? end;
  for (const [column, cell] of cells.entries()) {
    const value = changes.get(column);
    if (value !== undefined && value !== cell.value) {
      body += text.slice(at, cell.start);
      body += writeCell(value, separator, cell.isQuoted);
      at = cell.end;
    }
  }
  return body + text.slice(at, end);
}

/** Joins lines; the last one is ended only if that of the sheet was. */
function joinLines(sheet: SheetText, lines: readonly Line[]): string {
  const usual = findLineEnd(sheet);
  const last = sheet.rows.at(-1);
  const isOpen = last?.end === last?.next;
  return lines
    .map(({body, lineEnd}, index) =>
      isOpen && index === lines.length - 1
        ? body
        : body + (lineEnd === '' ? usual : lineEnd),
    )
    .join('');
}

/** Returns the new texts of the changed cells of a row, by column. */
function listChanges(
  edits: readonly SheetEdit[],
  row: number,
): ReadonlyMap<number, string> {
  return new Map(
    edits.flatMap((edit) =>
      edit.kind === 'change' && edit.row === row
        ? [[edit.column, edit.value] as const]
        : [],
    ),
  );
}

/** Writes the rows that are added below a row. */
function writeAdded(
  sheet: SheetText,
  edits: readonly SheetEdit[],
  after: number,
): readonly Line[] {
  const {separator} = sheet;
  const lineEnd = findLineEnd(sheet);
  return edits.flatMap((edit) =>
    edit.kind === 'add' && edit.after === after
      ? [
          {
            body: edit.cells
              .map((cell) => writeCell(cell, separator, false))
              .join(separator),
            lineEnd,
          },
        ]
      : [],
  );
}

/** Applies edits to a sheet; every character outside of them stays as it is. */
export function applyEdits(
  sheet: SheetText,
  edits: readonly SheetEdit[],
): string {
  const {text, rows} = sheet;
  const lines = rows.flatMap((row, index): readonly Line[] => {
    const isRemoved = edits.some(
      (edit) => edit.kind === 'remove' && edit.row === index,
    );
    const kept = {
      body: writeRow(sheet, row, listChanges(edits, index)),
      lineEnd: text.slice(row.end, row.next),
    };
    return [...(isRemoved ? [] : [kept]), ...writeAdded(sheet, edits, index)];
  });
  const mark = text.slice(0, rows[0]?.cells[0]?.start ?? 0);
  return mark + joinLines(sheet, lines);
}
