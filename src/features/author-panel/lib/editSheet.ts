import {parseSheet, type SheetFault} from '../../../shared/lib/csv';
import {
  isBlankRow,
  readSheetText,
  readValues,
  type SheetText,
} from './sheetText';
import type {SheetEdit} from './sheetEdit';
import {applyEdits} from './writeSheet';

/** The text of an edited sheet, or the reasons why it was not edited. */
export type EditResult =
  | {readonly ok: true; readonly text: string}
  | {readonly ok: false; readonly faults: readonly SheetFault[]};

/** A row as edits leave it: nothing if it is removed, with the rows that are added below it. */
function expectRow(
  cells: readonly string[],
  index: number,
  edits: readonly SheetEdit[],
): readonly (readonly string[])[] {
  return edits.reduce<readonly (readonly string[])[]>(
    (rows, edit) => {
      if (edit.kind === 'add') {
        return edit.after === index ? [...rows, edit.cells] : rows;
      }
      if (edit.row !== index) {
        return rows;
      }
      return edit.kind === 'remove'
        ? rows.slice(1)
        : rows.with(0, (rows[0] ?? []).with(edit.column, edit.value));
    },
    [cells],
  );
}

/** The rows that an edited sheet must have: trimmed, without blank ones. */
function expectRows(
  {rows}: SheetText,
  edits: readonly SheetEdit[],
): readonly (readonly string[])[] {
  return rows
    .flatMap((row, index) => expectRow(readValues(row), index, edits))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
}

function refuse(line: number, found: string, expected: string): EditResult {
  return {ok: false, faults: [{kind: 'malformed', line, found, expected}]};
}

/** Returns the row that an edit is about. */
function getRow(edit: SheetEdit): number {
  return edit.kind === 'add' ? edit.after : edit.row;
}

/** Whether the cells that an edit replaces are still those that its author saw. */
function isCurrent({rows}: SheetText, edit: SheetEdit): boolean {
  const row = rows[getRow(edit)];
  if (row === undefined || edit.kind === 'add') {
    return row !== undefined;
  }
  return edit.kind === 'change'
    ? row.cells[edit.column]?.value === edit.was
    : JSON.stringify(readValues(row)) === JSON.stringify(edit.was);
}

/** Finds the first edit that the sheet does not allow. */
function refuseEdit(
  sheet: SheetText,
  edits: readonly SheetEdit[],
): EditResult | undefined {
  const head = sheet.rows.findIndex((row) => !isBlankRow(row));
  for (const edit of edits) {
    const row = getRow(edit);
    if (row < head || (row === head && edit.kind !== 'add')) {
      return refuse(
        row + 1,
        'an edit of the headings',
        'one of the rows below them, because pages name columns by their headings',
      );
    }
    if (!isCurrent(sheet, edit)) {
      return refuse(
        row + 1,
        'other cells in the file',
        'those that were shown: the file has changed meanwhile',
      );
    }
  }
  return undefined;
}

/** Whether pages read the same cells from a sheet as its author edits. */
function matchesParse(sheet: SheetText): boolean {
  const result = parseSheet(sheet.text);
  const rows = sheet.rows
    .filter((row) => !isBlankRow(row))
    .map((row) => readValues(row).map((value) => value.trim()));
  return (
    result.ok &&
    JSON.stringify([result.sheet.columns, ...result.sheet.rows]) ===
      JSON.stringify(rows)
  );
}

/**
 * Edits a sheet. Nothing is edited if a cell is not as expected any more, or if the result breaks
 * the rules of all sheets, such as a cell for each heading.
 */
export function editSheet(
  text: string,
  edits: readonly SheetEdit[],
): EditResult {
  const before = parseSheet(text);
  if (!before.ok) {
    return before;
  }
  const sheet = readSheetText(text);
  if (sheet === undefined || !matchesParse(sheet)) {
    return refuse(
      1,
      'line ends of several kinds, or quotes within cells',
      'a sheet that can be read in one way only: edit it in a text editor',
    );
  }
  const refusal = refuseEdit(sheet, edits);
  if (refusal !== undefined) {
    return refusal;
  }
  const edited = applyEdits(sheet, edits);
  const after = parseSheet(edited);
  if (!after.ok) {
    return after;
  }
  const {columns, rows} = after.sheet;
  return JSON.stringify([columns, ...rows]) ===
    JSON.stringify(expectRows(sheet, edits))
    ? {ok: true, text: edited}
    : refuse(
        1,
        'a text that changes other cells too',
        'one that stays within its cell',
      );
}
