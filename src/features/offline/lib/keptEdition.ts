import type {PackFile} from './packList';
import {packNames, type PackName} from './packs';

/** What a device keeps of a build: the files of each complete pack. */
export type KeptEdition = {
  readonly edition: string;
  readonly packs: Readonly<Partial<Record<PackName, readonly PackFile[]>>>;
  /** The files of the packs that are not kept. */
  readonly others: Readonly<Partial<Record<PackName, readonly PackFile[]>>>;
};

/** A requested file: whether it is kept, its pack, and its size. */
export type FoundFile = {
  readonly pack: PackName;
  readonly file: PackFile;
  readonly isKept: boolean;
};

/** All files of an edition, by path. */
export type FileTable = ReadonlyMap<string, FoundFile>;

function listEntries(
  packs: KeptEdition['packs'],
  isKept: boolean,
): readonly (readonly [string, FoundFile])[] {
  return packNames.flatMap((pack) =>
    (packs[pack] ?? []).map((file) => [file[0], {pack, file, isKept}] as const),
  );
}

/** Builds the table of all files of an edition. */
export function makeFileTable({packs, others}: KeptEdition): FileTable {
  return new Map([...listEntries(others, false), ...listEntries(packs, true)]);
}

/** The cache key of a file, which contains its revision so that editions never mix. */
export function getCacheKey([path, revision]: PackFile): string {
  return `${path.split('/').map(encodeURIComponent).join('/')}?revision=${revision}`;
}

/** The files to fetch and to delete, for a cache to hold exactly the wanted ones. */
export type CacheChange = {
  readonly missing: readonly PackFile[];
  readonly surplus: readonly string[];
};

/**
 * Compares the wanted files with the cache.
 *
 * @param wanted files of all editions in use.
 * @param present keys made by `getCacheKey`.
 */
export function planCache(
  wanted: readonly PackFile[],
  present: readonly string[],
): CacheChange {
  const keys = new Set(wanted.map(getCacheKey));
  const there = new Set(present);
  const seen = new Set<string>();
  return {
    missing: wanted.filter((file) => {
      const key = getCacheKey(file);
      const isNew = !there.has(key) && !seen.has(key);
      seen.add(key);
      return isNew;
    }),
    surplus: present.filter((key) => !keys.has(key)),
  };
}

/** The total size of files in bytes. */
export function countBytes(files: readonly PackFile[]): number {
  return files.reduce((sum, [, , bytes]) => sum + bytes, 0);
}
