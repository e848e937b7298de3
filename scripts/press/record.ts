import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Job} from './job';

/** What is noted of a file of the library. */
export type Noted = {
  /** The fingerprint of the sources that it was made from. */
  readonly sources: string;
  /** The hash of its bytes, so that nobody puts another in its place. */
  readonly bytes: string;
};

/** What was made from what, by path. */
export type PressRecord = Readonly<Record<string, Noted>>;

const FILE = 'world/documents/press.json';

function isNoted(value: unknown): value is Noted {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sources' in value &&
    typeof value.sources === 'string' &&
    'bytes' in value &&
    typeof value.bytes === 'string'
  );
}

/** Reads what was made from what; nothing where nothing was made yet. */
export async function readRecord(siteDir: string): Promise<PressRecord> {
  const file = join(siteDir, FILE);
  if (!existsSync(file)) {
    return {};
  }
  const found: unknown = JSON.parse(await readFile(file, 'utf8'));
  const entries = Object.entries(Object(found) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, Noted] => isNoted(entry[1])),
  );
}

/** Notes what was made from what, by path in order. */
export async function writeRecord(
  siteDir: string,
  record: PressRecord,
): Promise<void> {
  const sorted = Object.fromEntries(
    Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  await writeFile(join(siteDir, FILE), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The hash of the bytes of a file. */
export function bytesHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Tells whether a file must be made: it never was, its sources have changed, or it is gone. */
export function isStale(
  {path, fingerprint}: Job,
  record: PressRecord,
  exists: (path: string) => boolean,
): boolean {
  return record[path]?.sources !== fingerprint || !exists(path);
}

/** The files that were made once and that nothing makes any more. */
export function abandoned(
  record: PressRecord,
  jobs: readonly Job[],
): readonly string[] {
  const made = new Set(jobs.map(({path}) => path));
  return Object.keys(record).filter((path) => !made.has(path));
}
