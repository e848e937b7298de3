import {createHash} from 'node:crypto';

/** The release of Foundry VTT whose shapes the documents have. */
export const CORE_VERSION = '14.367';

/** Where a document comes from; everything else of it Foundry fills in. */
type Stats = {readonly coreVersion: string};

type Document = {
  readonly _id: string;
  readonly name: string;
  readonly flags: Readonly<Record<string, never>>;
  readonly _stats: Stats;
};

type Filed = Document & {
  readonly folder: string | null;
  readonly sort: number;
};

/** A page of a journal entry, as HTML. */
export type JournalPage = Document & {
  readonly type: 'text';
  readonly title: {readonly show: boolean; readonly level: number};
  /** Format 1 is HTML. */
  readonly text: {readonly format: 1; readonly content: string};
  readonly sort: number;
};

export type JournalEntry = Filed & {readonly pages: readonly JournalPage[]};

/** A row of a roll table, drawn by rolls from the first to the second number. */
export type TableResult = Document & {
  readonly type: 'text';
  /** HTML. */
  readonly description: string;
  readonly weight: number;
  readonly range: readonly [number, number];
  readonly drawn: boolean;
};

export type RollTable = Filed & {
  readonly description: string;
  readonly formula: string;
  readonly replacement: boolean;
  readonly displayRoll: boolean;
  readonly results: readonly TableResult[];
};

/** An item of the type that every game system knows. */
export type Item = Filed & {
  readonly type: 'base';
  readonly system: {readonly description: string};
  readonly effects: readonly never[];
};

export type Folder = Document & {
  readonly type: 'Item' | 'JournalEntry' | 'RollTable';
  readonly description: string;
  readonly sorting: 'a' | 'm';
  readonly sort: number;
  readonly folder: null;
  readonly color: null;
};

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Length of the id of a document. */
const LENGTH = 16;

/** Makes the id of a document from what identifies it, the same in every build. */
export function makeId(...parts: readonly string[]): string {
  const bytes = createHash('sha256').update(parts.join('\n')).digest();
  return [...bytes.subarray(0, LENGTH)]
    .map((byte) => SIGNS[byte % SIGNS.length])
    .join('');
}

/** Distance between the positions of documents, so that others can be put between them. */
const STEP = 100_000;

/** Returns the position of a document by its place in a list. */
export function toSort(index: number): number {
  return (index + 1) * STEP;
}

/** Makes what all documents have. */
export function makeDocument(_id: string, name: string): Document {
  return {_id, name, flags: {}, _stats: {coreVersion: CORE_VERSION}};
}
