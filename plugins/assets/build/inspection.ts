import type {Sheet} from '../../../src/shared/model/csv';
import type {Fault} from '../../pages/fault';

/** Rows of a data file, by heading. */
export type AssetRows = readonly Readonly<Record<string, string>>[];

/** The parts of a file's content that readers see. */
export type FileFacts = {
  /** Displayed width in pixels; only images have one. */
  readonly width?: number;
  readonly height?: number;
  /** Rows of a data file; empty for other files. */
  readonly contents: AssetRows;
};

export type FileFault = Pick<Fault, 'line' | 'found' | 'expected'>;

export type Inspection =
  | {readonly ok: true; readonly facts: FileFacts}
  | {readonly ok: false; readonly faults: readonly FileFault[]};

/** The facts about a file that has no content for readers, or that was not inspected. */
export const plainFacts: FileFacts = {contents: []};

/** The result for a file that is only known to exist. */
export const plainFile: Inspection = {ok: true, facts: plainFacts};

export function faulty(found: string, expected: string, line = 1): Inspection {
  return {ok: false, faults: [{line, found, expected}]};
}

/**
 * Names the format that a file's first bytes indicate, if it differs from that of its extension.
 */
export function foundInstead(bytes: Buffer): string {
  return /^\s*<(?:!doctype|html)/i.test(bytes.toString('utf8', 0, 200))
    ? 'an HTML page'
    : 'another kind of file';
}

/** Converts the rows of a CSV file to records keyed by heading. */
export function rowsByHeading({columns, rows}: Sheet): AssetRows {
  return rows.map((cells) =>
    Object.fromEntries(
      columns.map((column, index) => [column, cells[index] ?? '']),
    ),
  );
}
