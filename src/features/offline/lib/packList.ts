import {isRecord} from '../../../shared/lib/isRecord';
import {packNames, type PackName} from './packs';

/** A file of a pack: its path below the base path, its revision, and its size in bytes. */
export type PackFile = readonly [path: string, revision: string, bytes: number];

/** An archive of consecutive files of a pack, which the build has compressed together. */
export type PackArchive = {
  /** Path below the base path. */
  readonly path: string;
  /** Size in bytes, as fetched. */
  readonly bytes: number;
  /** How many files of the list it holds, after those of the archives before it. */
  readonly files: number;
  /** Size in bytes of these files if each is compressed alone, as by hosts. */
  readonly singleBytes: number;
};

/** The size of a pack, and the path of its file list below the base path. */
export type PackSummary = {
  readonly files: number;
  readonly bytes: number;
  readonly list: string;
  /** Archives of all its files in the order of the list; without them it is fetched file by file. */
  readonly archives?: readonly PackArchive[];
};

/** All packs of one build. */
export type Edition = {
  /** Changes whenever any file of any pack does. */
  readonly edition: string;
  readonly packs: Readonly<Partial<Record<PackName, PackSummary>>>;
};

/** Path of the list of packs, below the base path. */
export const EDITION_FILE = 'offline/packs.json';

/** Path of the service worker, below the base path. */
export const WORKER_FILE = 'sw.js';

const REVISION = /^[\da-f]{16}$/;

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Whether a path stays below the base path and names a file. */
function isPath(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value !== '' &&
    !/^\/|[\0\\?#]/.test(value) &&
    !value.split('/').some((step) => step === '' || /^\.\.?$/.test(step))
  );
}

function isFile(value: unknown): value is PackFile {
  return (
    Array.isArray(value) &&
    value.length === 3 &&
    isPath(value[0]) &&
    typeof value[1] === 'string' &&
    REVISION.test(value[1]) &&
    isCount(value[2])
  );
}

function isArchive(value: unknown): value is PackArchive {
  return (
    isRecord(value) &&
    isPath(value['path']) &&
    isCount(value['bytes']) &&
    isCount(value['files']) &&
    isCount(value['singleBytes'])
  );
}

/** Whether archives hold exactly the files of a pack. */
function areArchives(
  value: unknown,
  files: number,
): value is readonly PackArchive[] {
  return (
    Array.isArray(value) &&
    value.every(isArchive) &&
    value.reduce((sum, archive) => sum + archive.files, 0) === files
  );
}

function isSummary(value: unknown): value is PackSummary {
  const {files, bytes, list, archives} = isRecord(value) ? value : {};
  return (
    isCount(files) &&
    isCount(bytes) &&
    isPath(list) &&
    (archives === undefined || areArchives(archives, files))
  );
}

/**
 * Validates the list of packs.
 *
 * @throws TypeError if it is malformed.
 */
export function parseEdition(json: unknown): Edition {
  const {edition, packs} = isRecord(json) ? json : {};
  if (
    typeof edition !== 'string' ||
    !REVISION.test(edition) ||
    !isRecord(packs)
  ) {
    throw new TypeError('The list of packs has no edition.');
  }
  const known = packNames.flatMap((name) => {
    const summary = Object.hasOwn(packs, name) ? packs[name] : undefined;
    if (summary === undefined) {
      return [];
    }
    if (!isSummary(summary)) {
      throw new TypeError(`The pack "${name}" is of no known shape.`);
    }
    return [[name, summary] as const];
  });
  return {edition, packs: Object.fromEntries(known)};
}

/**
 * Validates the file list of a pack.
 *
 * @throws TypeError if it is malformed.
 */
export function parsePackFiles(json: unknown): readonly PackFile[] {
  if (!Array.isArray(json) || !json.every(isFile)) {
    throw new TypeError('The list of a pack is no list of files.');
  }
  return json;
}
