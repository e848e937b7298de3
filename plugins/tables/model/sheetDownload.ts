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
  /** Status of HTTP. */
  readonly status: number;
  /** The media type of the content. */
  readonly type: string;
  readonly text: string;
};

/** Why a requested file cannot be shown. */
export type SheetProblem =
  | {readonly kind: 'missing' | 'page' | 'network' | 'changed'}
  | {readonly kind: SheetFaultKind; readonly fault: SheetFault};

/** A downloaded sheet, or the problem that prevents its display. */
export type DownloadedSheet =
  | {readonly ok: true; readonly sheet: Sheet}
  | {readonly ok: false; readonly problem: SheetProblem};

function failed(problem: SheetProblem): DownloadedSheet {
  return {ok: false, problem};
}

/** Statuses of missing files. */
const MISSING: readonly number[] = [404, 410];

/** Hosts of single-page sites answer requests for missing files with a page. */
function isPage({type, text}: Answer): boolean {
  return /^text\/html\b/i.test(type) || /^\s*<(?:!doctype|html)\b/i.test(text);
}

function part(sheet: Sheet, {selection}: SheetRest): DownloadedSheet {
  try {
    return {ok: true, sheet: selectFromSheet(sheet, selection)};
  } catch {
    // The headings are no longer those that the page was built with.
    return failed({kind: 'changed'});
  }
}

/** Parses the part of a file that a page shows from a response. */
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
