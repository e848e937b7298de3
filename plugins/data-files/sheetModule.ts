import {moduleOf} from '../../src/shared/lib/readModule';
import {
  parseSheet,
  type Sheet,
  type SheetFault,
} from '../../src/shared/lib/csv';
import {checkRollTable} from '../../src/features/dice/lib/rollTable';
import {
  selectFromSheet,
  selectionFromQuery,
} from '../../src/features/tables/lib/selectFromSheet';

type SheetRequest = {
  /** Path of the sheet from the root of the project. */
  readonly path: string;
  readonly text: string;
  /** Which part of the sheet is asked for. */
  readonly query: string;
};

function describe(path: string, {line, found, expected}: SheetFault): string {
  return `${path}:${line}: found ${found}, expected ${expected}.`;
}

/**
 * Parses a sheet or says what is wrong with it.
 *
 * @throws Error with a line for each fault: file, line, found, expected.
 */
export function readSheet(path: string, text: string): Sheet {
  const result = parseSheet(text);
  if (!result.ok) {
    throw new Error(
      result.faults.map((fault) => describe(path, fault)).join('\n'),
    );
  }
  return result.sheet;
}

function select({path, query}: SheetRequest, sheet: Sheet): Sheet {
  try {
    const selection = selectionFromQuery(query);
    const selected = selectFromSheet(sheet, selection);
    if (selection.rollable !== undefined) {
      checkRollTable(selected, selection.rollable);
    }
    return selected;
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}.`, {cause: error});
  }
}

/**
 * Gives the source of the module that stands for part of a sheet.
 *
 * @throws Error naming the file, what was found and what was expected.
 */
export function sheetModule(request: SheetRequest): string {
  const sheet = select(request, readSheet(request.path, request.text));
  return moduleOf(sheet);
}
