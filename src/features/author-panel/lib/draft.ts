import type {SheetEdit} from './sheetEdit';
import type {SheetFile} from './report';
import {isBlankRow, readSheetText, readValues, type TextRow} from './sheetText';

/** A sheet with the edits that are not saved yet. */
export type Draft = {
  readonly sheet: SheetFile;
  readonly edits: readonly SheetEdit[];
  /** Edits whose place in the file has changed meanwhile, so that their author has to decide. */
  readonly lost: readonly SheetEdit[];
};

/** A row as the table shows it. */
export type DraftRow = {
  /** Index among the rows of the file; that of the edit if the row is new. */
  readonly index: number;
  readonly state: 'kept' | 'added' | 'removed';
  readonly cells: readonly string[];
  /** The columns whose cells differ from the file. */
  readonly changed: readonly number[];
};

/** Begins to edit a sheet. */
export function beginDraft(sheet: SheetFile): Draft {
  return {sheet, edits: [], lost: []};
}

function readRows({text}: SheetFile): readonly TextRow[] {
  return readSheetText(text)?.rows ?? [];
}

/** Returns the headings of a sheet, and the index of their row. */
function findHead(rows: readonly TextRow[]): number {
  return rows.findIndex((row) => !isBlankRow(row));
}

/** Returns the headings of a sheet. */
export function listHeadings({sheet}: Draft): readonly string[] {
  const rows = readRows(sheet);
  const head = rows[findHead(rows)];
  return head === undefined
    ? []
    : readValues(head).map((heading) => heading.trim());
}

function listAdded(edits: readonly SheetEdit[], after: number): DraftRow[] {
  return edits.flatMap((edit, index): DraftRow[] =>
    edit.kind === 'add' && edit.after === after
      ? [
          {
            index,
            state: 'added',
            cells: edit.cells,
            changed: edit.cells.flatMap((cell, column) =>
              cell === '' ? [] : [column],
            ),
          },
        ]
      : [],
  );
}

/** Lists the rows below the headings as the author has edited them, without blank ones. */
export function listRows({sheet, edits}: Draft): readonly DraftRow[] {
  const rows = readRows(sheet);
  const head = findHead(rows);
  return rows.flatMap((row, index): readonly DraftRow[] => {
    const added = listAdded(edits, index);
    if (index <= head || isBlankRow(row)) {
      return added;
    }
    const cells = [...readValues(row)];
    const changed: number[] = [];
    for (const edit of edits) {
      if (edit.kind === 'change' && edit.row === index) {
        cells[edit.column] = edit.value;
        changed.push(edit.column);
      }
    }
    const isRemoved = edits.some(
      (edit) => edit.kind === 'remove' && edit.row === index,
    );
    const state = isRemoved ? 'removed' : 'kept';
    return [{index, state, cells, changed}, ...added];
  });
}

/** Changes a cell; a cell that is as in the file again is no edit. */
export function setCell(
  draft: Draft,
  {index, state}: Pick<DraftRow, 'index' | 'state'>,
  {column, value}: {readonly column: number; readonly value: string},
): Draft {
  const {edits, sheet} = draft;
  const edit = edits[index];
  if (state === 'added' && edit?.kind === 'add') {
    const cells = edit.cells.with(column, value);
    return {...draft, edits: edits.with(index, {...edit, cells})};
  }
  const was = readRows(sheet)[index]?.cells[column]?.value;
  const others = edits.filter(
    (each) =>
      each.kind !== 'change' || each.row !== index || each.column !== column,
  );
  return was === undefined || was === value
    ? {...draft, edits: others}
    : {
        ...draft,
        edits: [...others, {kind: 'change', row: index, column, was, value}],
      };
}

/** Adds an empty row below another one. */
export function addRow(
  draft: Draft,
  {index, state}: Pick<DraftRow, 'index' | 'state'>,
): Draft {
  const {edits} = draft;
  const above = edits[index];
  const after =
    state === 'added' && above?.kind === 'add' ? above.after : index;
  const cells = listHeadings(draft).map(() => '');
  const added: SheetEdit = {kind: 'add', after, cells};
  return state === 'added'
    ? {...draft, edits: edits.toSpliced(index + 1, 0, added)}
    : {...draft, edits: [added, ...edits]};
}

/** Removes a row, or brings a removed one back. */
export function toggleRow(
  draft: Draft,
  {index, state}: Pick<DraftRow, 'index' | 'state'>,
): Draft {
  const {edits, sheet} = draft;
  if (state === 'added') {
    return {...draft, edits: edits.toSpliced(index, 1)};
  }
  const others = edits.filter(
    (edit) => edit.kind === 'add' || edit.row !== index,
  );
  const row = readRows(sheet)[index];
  return state === 'removed' || row === undefined
    ? {...draft, edits: others}
    : {
        ...draft,
        edits: [...others, {kind: 'remove', row: index, was: readValues(row)}],
      };
}

function isSameRow(row: TextRow | undefined, cells: readonly string[]) {
  return (
    row !== undefined &&
    JSON.stringify(readValues(row)) === JSON.stringify(cells)
  );
}

/** Finds a row in the changed file: the same one, at its place or at the only other. */
function findRow(
  rows: readonly TextRow[],
  index: number,
  cells: readonly string[],
): number | undefined {
  if (isSameRow(rows[index], cells)) {
    return index;
  }
  const found = rows.flatMap((row, at) => (isSameRow(row, cells) ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** Finds the row of a changed cell if only other cells of the row have changed. */
function findCellAtPlace(
  {row, column, was}: Extract<SheetEdit, {kind: 'change'}>,
  before: readonly TextRow[],
  after: readonly TextRow[],
): number | undefined {
  const [first, cell] = [0, column].map(
    (each) => after[row]?.cells[each]?.value,
  );
  return first === before[row]?.cells[0]?.value && cell === was
    ? row
    : undefined;
}

/** Moves an edit to its place in the changed file; undefined if that is not certain. */
function moveEdit(
  edit: SheetEdit,
  before: readonly TextRow[],
  after: readonly TextRow[],
): SheetEdit | undefined {
  const index = edit.kind === 'add' ? edit.after : edit.row;
  const row = before[index];
  const found =
    row === undefined ? undefined : findRow(after, index, readValues(row));
  const place =
    edit.kind === 'change'
      ? (found ?? findCellAtPlace(edit, before, after))
      : found;
  if (place === undefined) {
    return undefined;
  }
  return edit.kind === 'add' ? {...edit, after: place} : {...edit, row: place};
}

/** Carries edits over to a file that another program has changed; none is forgotten. */
export function rebaseDraft(draft: Draft, sheet: SheetFile): Draft {
  const [before, after] = [readRows(draft.sheet), readRows(sheet)];
  const moved = draft.edits.map((edit) => ({
    edit,
    place: moveEdit(edit, before, after),
  }));
  return {
    sheet,
    edits: moved.flatMap(({place}) => place ?? []),
    lost: [
      ...draft.lost,
      ...moved.flatMap(({edit, place}) => (place === undefined ? edit : [])),
    ],
  };
}
