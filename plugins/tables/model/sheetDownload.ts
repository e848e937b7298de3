import {
  parseSheet,
  type Sheet,
  type SheetFault,
  type SheetFaultKind,
  type SheetRest,
} from '../../../src/shared/model/csv';
import {selectFromSheet} from './selectFromSheet';

/** The response of a host to a request for a file. */
export type Answer = {
  /** HTTP status. */
  readonly status: number;
  /** The media type of the content. */
  readonly type: string;
  readonly text: string;
};

/** Why a requested file cannot be shown. */
export type SheetProblem =
  | {readonly kind: 'missing' | 'page' | 'network' | 'changed'}
  | {readonly kind: SheetFaultKind; readonly fault: SheetFault};

/** A downloaded CSV file, or the problem that prevents its display. */
export type DownloadedSheet =
  | {readonly ok: true; readonly sheet: Sheet}
  | {readonly ok: false; readonly problem: SheetProblem};

function failed(problem: SheetProblem): DownloadedSheet {
  return {ok: false, problem};
}

/** HTTP statuses of missing files. */
const MISSING: readonly number[] = [404, 410];

/** Hosts of single-page sites answer requests for missing files with a page. */
function isPage({type, text}: Answer): boolean {
  return /^text\/html\b/i.test(type) || /^\s*<(?:!doctype|html)\b/i.test(text);
}

function part(sheet: Sheet, {selection}: SheetRest): DownloadedSheet {
  try {
    return {ok: true, sheet: selectFromSheet(sheet, selection)};
  } catch {
    // The headings have changed since the page was built.
    return failed({kind: 'changed'});
  }
}

/** Parses a response, and returns the part of the file that a page shows. */
export function readAnswer(answer: Answer, rest: SheetRest): DownloadedSheet {
  if (MISSING.includes(answer.status)) {
    return failed({kind: 'missing'});
  }
  if (answer.status >= 400) {
    return failed({kind: 'network'});
  }
  if (isPage(answer)) {
    return failed({kind: 'page'});
  }
  const result = parseSheet(answer.text);
  if (result.ok) {
    return part(result.sheet, rest);
  }
  const [fault] = result.faults;
  return failed(
    fault === undefined ? {kind: 'changed'} : {kind: fault.kind, fault},
  );
}
