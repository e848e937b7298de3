import {sheetRules} from '../../../world/sheetRules';
import {createId} from '../../../src/shared/client/createId';
import {
  changeRecord,
  createRecordStore,
  type RecordState,
} from '../../../src/shared/client/recordStore';
import {useRecord} from '../../../src/shared/client/useRecord';
import type {AnyCharacter} from '../model/sheetRules';
import {
  changeSheets,
  findChanges,
  invertChange,
  NO_SHEETS,
  readSheets,
  type Change,
  type Sheets,
} from '../model/sheets';

const {isCharacter} = sheetRules;

/** The changes that undo the changes made on this page, latest first. */
let undo: readonly Change[] = [];

/** The characters saved in this browser. */
export const sheetStore = createRecordStore<Sheets, Change>(
  {
    name: 'sheet',
    store: 'characters',
    onForgotten() {
      undo = [];
    },
  },
  {
    createFirst: () => NO_SHEETS,
    read: (stored) => readSheets(sheetRules, stored),
    write: (sheets) => sheets,
    change: (sheets, change) => changeSheets(isCharacter, sheets, change),
  },
);

function change(make: (sheets: Sheets) => Change): Promise<void> {
  return changeRecord(sheetStore, (sheets) => {
    const made = make(sheets);
    const inverse = invertChange(sheets, made);
    if (
      inverse !== undefined &&
      changeSheets(isCharacter, sheets, made) !== sheets
    ) {
      undo = [inverse, ...undo];
    }
    return made;
  });
}

/** Adds a character, and opens it. */
export function addCharacter(character: AnyCharacter): Promise<void> {
  const sheet = {id: createId(), character};
  return change(({sheets}) => ({do: 'add', sheet, at: sheets.length}));
}

/** Replaces the state of a character that readers see. */
export function changeCharacter(
  id: string,
  make: (character: AnyCharacter) => AnyCharacter,
): Promise<void> {
  return change(({sheets}) => {
    const found = sheets.find((sheet) => sheet.id === id)?.character;
    const changes = found === undefined ? {} : findChanges(found, make(found));
    return {do: 'change', id, changes};
  });
}

/** Removes a character, which can be undone until the page is left. */
export function removeCharacter(id: string): Promise<void> {
  return change(() => ({do: 'remove', id}));
}

export function openCharacter(id: string): Promise<void> {
  return change(() => ({do: 'open', id}));
}

/** Undoes the last change of this page. */
export function undoChange(): Promise<void> {
  return changeRecord(sheetStore, ({open}) => {
    const [last = {do: 'open', id: open} as const, ...others] = undo;
    undo = others;
    return last;
  });
}

/** The characters of this browser, and how many changes can be undone. */
export function useSheets(): RecordState<Sheets> & {readonly undo: number} {
  return {...useRecord(sheetStore), undo: undo.length};
}
