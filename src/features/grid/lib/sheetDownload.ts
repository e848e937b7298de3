import {
  parseSheet,
  type Sheet,
  type SheetFault,
  type SheetFaultKind,
  type SheetRest,
} from '../../../shared/lib/csv';
import {selectFromSheet} from '../../tables/lib/selectFromSheet';

/** What a host answered when it was asked for a file. */
export type Answer = {
  /** Status of HTTP. */
  readonly status: number;
  /** The kind of the content, as the host names it. */
  readonly type: string;
  readonly text: string;
};

/** Why a file that was asked for cannot be shown. */
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

/** Statuses of a file that is not there, and of one that is gone for good. */
const MISSING: readonly number[] = [404, 410];

/** Hosts of single-page sites answer with a page where there is no file. */
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

/** Reads the part of a file that a page shows from what a host answered. */
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
