import type {PackFile} from './packList';
import {packNames, type PackName} from './packs';

/** What a device keeps of a build: the files of each pack that is there in whole. */
export type KeptEdition = {
  readonly edition: string;
  readonly packs: Readonly<Partial<Record<PackName, readonly PackFile[]>>>;
  /** What each pack of the build weighs that is not kept, in bytes, by the paths of its files. */
  readonly others: Readonly<Partial<Record<PackName, readonly PackFile[]>>>;
};

/** A file that is asked for: kept or not, in which pack, and how large. */
export type FoundFile = {
  readonly pack: PackName;
  readonly file: PackFile;
  readonly isKept: boolean;
};

/** All files of an edition by their paths. */
export type FileTable = ReadonlyMap<string, FoundFile>;

function entriesFor(
  packs: KeptEdition['packs'],
  isKept: boolean,
): readonly (readonly [string, FoundFile])[] {
  return packNames.flatMap((pack) =>
    (packs[pack] ?? []).map((file) => [file[0], {pack, file, isKept}] as const),
  );
}

/** Makes the table of all files that an edition knows of. */
export function makeFileTable({packs, others}: KeptEdition): FileTable {
  return new Map([...entriesFor(others, false), ...entriesFor(packs, true)]);
}

/** The address of a file in the cache: with its revision, so that editions never mix. */
export function getCacheKey([path, revision]: PackFile): string {
  return `${path.split('/').map(encodeURIComponent).join('/')}?revision=${revision}`;
}

/** What is to be fetched and what can go, for a cache to hold some files and no others. */
export type CacheChange = {
  readonly missing: readonly PackFile[];
  readonly surplus: readonly string[];
};

/**
 * Compares what should be in a cache with what is.
 *
 * @param wanted files of all editions that are still in use.
 * @param present keys that `getCacheKey` made.
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

/** How many bytes some files take together. */
export function countBytes(files: readonly PackFile[]): number {
  return files.reduce((sum, [, , bytes]) => sum + bytes, 0);
}
