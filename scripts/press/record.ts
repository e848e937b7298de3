import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Job} from './job';

/** The record of a library file. */
export type PressEntry = {
  /** The fingerprint of its sources. */
  readonly sources: string;
  /** The hash of its bytes, which reveals a replaced file. */
  readonly bytes: string;
};

/** Records by path. */
export type PressRecord = Readonly<Record<string, PressEntry>>;

const FILE = 'world/documents/press.json';

function isNoted(value: unknown): value is PressEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sources' in value &&
    typeof value.sources === 'string' &&
    'bytes' in value &&
    typeof value.bytes === 'string'
  );
}

/** Reads the records; empty if there are none yet. */
export async function readRecord(siteDir: string): Promise<PressRecord> {
  const file = join(siteDir, FILE);
  if (!existsSync(file)) {
    return {};
  }
  const found: unknown = JSON.parse(await readFile(file, 'utf8'));
  const entries = Object.entries(Object(found) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, PressEntry] => isNoted(entry[1])),
  );
}

/** Writes the records, sorted by path. */
export async function writeRecord(
  siteDir: string,
  record: PressRecord,
): Promise<void> {
  const sorted = Object.fromEntries(
    Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  await writeFile(join(siteDir, FILE), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Hashes the bytes of a file. */
export function bytesHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Whether a file must be made: it is new, its sources have changed, or it is missing. */
export function isStale(
  {path, fingerprint}: Job,
  record: PressRecord,
  exists: (path: string) => boolean,
): boolean {
  return record[path]?.sources !== fingerprint || !exists(path);
}

/** Lists recorded files that no job makes any more. */
export function abandoned(
  record: PressRecord,
  jobs: readonly Job[],
): readonly string[] {
  const made = new Set(jobs.map(({path}) => path));
  return Object.keys(record).filter((path) => !made.has(path));
}
