import {editSheet} from '../../../src/features/author-panel/lib/editSheet';
import type {SheetEdit} from '../../../src/features/author-panel/lib/sheetEdit';
import type {
  SaveAnswer,
  SaveRequest,
} from '../../../src/features/author-panel/lib/report';
import {isRecord} from '../../../src/shared/lib/isRecord';
import type {AskReporter} from './createReporter';
import {readSheetFile, writeSheetFile} from './sheetFiles';

/** What answers need of the running server. */
export type PanelContext = {
  readonly siteDir: string;
  readonly ask: AskReporter;
  /** Resolves once nothing is being compiled, so that pages appear before their reports. */
  readonly whenIdle: () => Promise<void>;
};

type Body = Readonly<Record<string, unknown>>;

function readText(body: Body, key: string): string {
  const value = body[key];
  if (typeof value !== 'string' || value.length > 1000) {
    throw new Error(`found no ${key}, expected a short text.`);
  }
  return value;
}

function isTexts(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.every((each) => typeof each === 'string')
  );
}

function isEdit(value: unknown): value is SheetEdit {
  if (!isRecord(value)) {
    return false;
  }
  const {kind, row, column, after, was, value: text, cells} = value;
  switch (kind) {
    case 'change':
      return [row, column].every(Number.isInteger) && isTexts([was, text]);
    case 'add':
      return Number.isInteger(after) && isTexts(cells);
    default:
      return kind === 'remove' && Number.isInteger(row) && isTexts(was);
  }
}

function readSave(body: Body): SaveRequest {
  const {edits} = body;
  if (!Array.isArray(edits) || !edits.every(isEdit)) {
    throw new Error('found other edits, expected changes of cells and rows.');
  }
  return {
    path: readText(body, 'path'),
    revision: readText(body, 'revision'),
    address: readText(body, 'address'),
    edits,
  };
}

/** Saves edits of a sheet, unless the file has changed meanwhile or a check refuses the result. */
async function saveSheet(
  {siteDir, ask}: PanelContext,
  {path, revision, edits, address}: SaveRequest,
): Promise<SaveAnswer> {
  const before = await readSheetFile(siteDir, path);
  if (before.revision !== revision) {
    return {result: 'changed', sheet: before};
  }
  const edited = editSheet(before.text, edits);
  if (!edited.ok) {
    const faults = edited.faults.map(
      ({line, found, expected}) =>
        `${path}:${line}: found ${found}, expected ${expected}.`,
    );
    return {result: 'refused', faults};
  }
  const {text} = edited;
  const faults = await ask({ask: 'sheet', path, text, address});
  if (isTexts(faults) && faults.length > 0) {
    return {result: 'refused', faults};
  }
  const {isWritten, sheet} = await writeSheetFile(siteDir, before, text);
  return {result: isWritten ? 'saved' : 'changed', sheet};
}

/** Answers by the last part of their address. */
const answers: Readonly<
  Record<string, (context: PanelContext, body: Body) => Promise<unknown>>
> = {
  async page({ask, whenIdle}, body) {
    const address = readText(body, 'address');
    await whenIdle();
    return ask({ask: 'page', address});
  },
  text: ({ask}, body) => ask({ask: 'text', address: readText(body, 'address')}),
  sheet: ({siteDir}, body) => readSheetFile(siteDir, readText(body, 'path')),
  save: (context, body) => saveSheet(context, readSave(body)),
};

/**
 * Answers a request of the panel; undefined if there is no such request.
 *
 * @param name the last part of its address.
 */
export function answerPanel(
  name: string,
  context: PanelContext,
  body: Body,
): Promise<unknown> | undefined {
  return Object.hasOwn(answers, name)
    ? answers[name]?.(context, body)
    : undefined;
}
