import {relative} from 'node:path';
import {describeFaults} from '../../pages/fault';
import {readRequest} from '../../../src/shared/model/moduleRequest';
import {
  parseSheet,
  type Sheet,
  type SheetSelection,
} from '../../../src/shared/model/csv';
import {checkRollTable} from '../../dice/model/rollTable';
import {selectFromSheet} from '../model/selectFromSheet';
import {toModule} from '../../lock/tree/readModule';

/** The part of the loader context in use. */
type LoaderContext = {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly rootContext: string;
};

/** Turns a CSV file into a module that exports the rows that a page shows. */
export default function sheetLoader(
  this: LoaderContext,
  source: string,
): string {
  const {resourcePath, resourceQuery, rootContext} = this;
  return toModule(
    readSheetData({
      path: relative(rootContext, resourcePath),
      text: source,
      query: resourceQuery,
    }),
  );
}

type SheetRequest = {
  /** Path of the CSV file from the root of the project. */
  readonly path: string;
  readonly text: string;
  /** The query of the import, which selects a part of the file. */
  readonly query: string;
};

/**
 * Parses a CSV file.
 *
 * @throws Error with a line for each error: file, line, found, expected.
 */
export function readSheet(path: string, text: string): Sheet {
  const result = parseSheet(text);
  if (!result.ok) {
    throw new Error(
      describeFaults(result.faults.map((fault) => ({path, ...fault}))),
    );
  }
  return result.sheet;
}

function select({path, query}: SheetRequest, sheet: Sheet): Sheet {
  try {
    const selection = readRequest(query) as SheetSelection;
    const selected = selectFromSheet(sheet, selection);
    if (selection.rollable !== undefined) {
      checkRollTable(selected, selection.rollable);
    }
    return selected;
  } catch (error) {
    throw new Error(`${path}:1: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/**
 * Reads the part of a CSV file that a page imports.
 *
 * @throws Error naming the file, what was found, and what was expected.
 */
export function readSheetData(request: SheetRequest): Sheet {
  return select(request, readSheet(request.path, request.text));
}
