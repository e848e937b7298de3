import type {Sheet} from '../../src/shared/lib/csv';

/** Rows of a data file, by heading. */
export type AssetRows = readonly Readonly<Record<string, string>>[];

/** What a file holds, as far as readers are told. */
export type FileFacts = {
  /** Pixels, of pictures only, as readers see them. */
  readonly width?: number;
  readonly height?: number;
  /** Rows of a data file; of others none. */
  readonly contents: AssetRows;
};

/** What a file holds, or what is wrong with it: found and expected. */
export type Inspection =
  | {readonly ok: true; readonly facts: FileFacts}
  | {readonly ok: false; readonly faults: readonly string[]};

/** What is known of a file that holds nothing that readers are told, or was not looked into. */
export const plainFacts: FileFacts = {contents: []};

/** A file of which nothing is told but that it is there. */
export const plainFile: Inspection = {ok: true, facts: plainFacts};

/** A file that has one thing wrong with it. */
export function faulty(found: string, expected: string): Inspection {
  return {ok: false, faults: [`found ${found}, expected ${expected}`]};
}

/** Says what a file is whose first bytes are not what its ending promises. */
export function foundInstead(bytes: Buffer): string {
  return /^\s*<(?:!doctype|html)/i.test(bytes.toString('utf8', 0, 200))
    ? 'a page of HTML'
    : 'something else';
}

/** Keys each cell of a sheet by the heading of its column. */
export function rowsByHeading({columns, rows}: Sheet): AssetRows {
  return rows.map((cells) =>
    Object.fromEntries(
      columns.map((column, index) => [column, cells[index] ?? '']),
    ),
  );
}
