import type {SheetEdit} from './sheetEdit';

/** Something wrong on a page. */
export type ReportedFault = {
  /** Line of the page, counted from 1. */
  readonly line: number;
  readonly found: string;
  readonly expected: string;
};

/** Why the mention of a page has not become a link. */
export type MentionReason = 'shared' | 'off' | 'case' | 'locked' | 'closed';

/** A mention of a page to which no link of the mentioning page leads. */
export type UnlinkedMention = {
  /** Line of the page, counted from 1. */
  readonly line: number;
  readonly text: string;
  /** Title and address of the mentioned page; of the first one if several have the name. */
  readonly title: string;
  readonly address: string;
  readonly reason: MentionReason;
};

/** The length of a page, in words without tables. */
export type ReportedLength = {
  readonly words: number;
  /** The plan for pages of its kind; null if there is no limit. */
  readonly least: number | null;
  readonly most: number | null;
};

/** What the panel shows of a page. */
export type PageReport = {
  /** Path of the page, from the root of the project. */
  readonly path: string;
  readonly faults: readonly ReportedFault[];
  /** Null if the page has a fault that stops it from being processed. */
  readonly mentions: readonly UnlinkedMention[] | null;
  /** How many pictures the page shows. */
  readonly pictures: number;
  /** Pictures that do not exist, or lack an alternative text. */
  readonly pictureFaults: readonly ReportedFault[];
  readonly length: ReportedLength;
  /** Paths of the sheets that it shows, from the root of the project. */
  readonly sheets: readonly string[];
};

/** A sheet as it is on disk. */
export type SheetFile = {
  readonly path: string;
  readonly text: string;
  /** Changes with each byte of the file. */
  readonly revision: string;
};

/** A request to save edits of a sheet. */
export type SaveRequest = {
  readonly path: string;
  /** The revision that the edits were made in. */
  readonly revision: string;
  readonly edits: readonly SheetEdit[];
  /** Address of the open page. */
  readonly address: string;
};

/** Whether a sheet was saved; if not, why, and what is on disk. */
export type SaveAnswer =
  | {readonly result: 'saved' | 'changed'; readonly sheet: SheetFile}
  | {
      readonly result: 'refused';
      /** Messages with what was found and what was expected. */
      readonly faults: readonly string[];
    };
