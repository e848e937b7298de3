import {isRecord} from '../../../shared/lib/isRecord';
import {
  packNames,
  type ByPack,
  type PackArchive,
  type PackFile,
  type PackName,
} from './packs';

/** What a device keeps of a build: the files of each complete pack. */
export type KeptEdition = {
  readonly edition: string;
  readonly packs: ByPack<readonly PackFile[]>;
  /** The files of the packs that are not kept. */
  readonly others: ByPack<readonly PackFile[]>;
};

/** A requested file: whether it is kept, its pack, and its size. */
export type FoundFile = {
  readonly pack: PackName;
  readonly file: PackFile;
  readonly isKept: boolean;
};

/** All files of an edition, by path. */
export type FileTable = ReadonlyMap<string, FoundFile>;

/** Packs of earlier versions, which are part of another now. */
const former: ReadonlyMap<string, PackName> = new Map([
  ['locked', 'pages'],
  ['map', 'pictures'],
]);

/** The pack that is now what a stored name meant; undefined if none is. */
function findPackName(stored: string): PackName | undefined {
  return packNames.find((name) => name === stored) ?? former.get(stored);
}

function readPacks(stored: unknown): KeptEdition['packs'] {
  const entries = Object.entries(isRecord(stored) ? stored : {});
  return Object.fromEntries(
    packNames.flatMap((name) => {
      const lists = entries.filter(([each]) => findPackName(each) === name);
      // What is stored under a name is what this code, or an earlier version of it, put there.
      const files = lists.flatMap(([, list]) => list as readonly PackFile[]);
      return lists.length === 0 ? [] : [[name, files] as const];
    }),
  );
}

/** Reads an edition that this version or an earlier one stored. */
export function readKeptEdition(stored: unknown): KeptEdition | undefined {
  return isRecord(stored) && typeof stored['edition'] === 'string'
    ? {
        edition: stored['edition'],
        packs: readPacks(stored['packs']),
        others: readPacks(stored['others']),
      }
    : undefined;
}

/** Reads names of packs that this version or an earlier one stored. */
export function readPackNames(stored: unknown): readonly PackName[] {
  const names = Array.isArray(stored) ? stored.map(String) : [];
  return [...new Set(names.flatMap((name) => findPackName(name) ?? []))];
}

/** Builds the table of all files of an edition. */
export function makeFileTable({packs, others}: KeptEdition): FileTable {
  const list = (files: KeptEdition['packs'], isKept: boolean) =>
    packNames.flatMap((pack) =>
      (files[pack] ?? []).map(
        (file) => [file[0], {pack, file, isKept}] as const,
      ),
    );
  return new Map([...list(others, false), ...list(packs, true)]);
}

/** The cache key of a file, which contains its revision so that editions never mix. */
export function getCacheKey([path, revision]: PackFile): string {
  return `${path.split('/').map(encodeURIComponent).join('/')}?revision=${revision}`;
}

/** The total size of files in bytes. */
export function countBytes(files: readonly PackFile[]): number {
  return files.reduce((sum, [, , bytes]) => sum + bytes, 0);
}

/** An archive with some or all of its files. */
export type ArchiveContent = {
  readonly archive: PackArchive;
  readonly files: readonly PackFile[];
};

/** Assigns the files of a pack to its archives. */
export function listContents(
  files: readonly PackFile[],
  archives: readonly PackArchive[],
): readonly ArchiveContent[] {
  let end = 0;
  return archives.map((archive) => {
    end += archive.files;
    return {archive, files: files.slice(end - archive.files, end)};
  });
}

/** Bytes that the headers of a request and its answer take. */
const REQUEST_BYTES = 1000;

/** Whether an archive is smaller than some of its files, fetched one by one. */
export function isSmaller(
  {archive, files}: ArchiveContent,
  missing: readonly PackFile[],
): boolean {
  const share = countBytes(missing) / Math.max(countBytes(files), 1);
  const singles = archive.singleBytes * share + REQUEST_BYTES * missing.length;
  return archive.bytes < singles;
}
