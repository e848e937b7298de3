import {countBytes, getCacheKey} from './keptEdition';
import type {PackArchive, PackFile} from './packList';

/** The files of a pack, and the archives that hold them in the same order, if any do. */
export type ArchivedPack = {
  readonly files: readonly PackFile[];
  readonly archives: readonly PackArchive[];
};

/** An archive with some or all of its files. */
export type ArchiveContent = {
  readonly archive: PackArchive;
  readonly files: readonly PackFile[];
};

/** What to fetch as archives, and what one by one. */
export type DownloadPlan = {
  readonly archives: readonly ArchiveContent[];
  readonly singles: readonly PackFile[];
};

/** Bytes that the headers of a request and its answer take. */
const REQUEST_BYTES = 1000;

/** Assigns the files of a pack to its archives. */
function listContents({
  files,
  archives,
}: ArchivedPack): readonly ArchiveContent[] {
  let end = 0;
  return archives.map((archive) => {
    const start = end;
    end += archive.files;
    return {archive, files: files.slice(start, end)};
  });
}

/** Estimates the bytes that some files of an archive need if they are fetched one by one. */
function estimateSingles(
  {archive, files}: ArchiveContent,
  missing: readonly PackFile[],
): number {
  const share = countBytes(missing) / Math.max(countBytes(files), 1);
  return archive.singleBytes * share + REQUEST_BYTES * missing.length;
}

/** Plans the download of missing files: an archive is fetched if it is smaller than its missing files. */
export function planDownloads(
  missing: readonly PackFile[],
  packs: readonly ArchivedPack[],
): DownloadPlan {
  const keys = new Set(missing.map(getCacheKey));
  const archives = packs.flatMap(listContents).flatMap((content) => {
    const files = content.files.filter((file) => keys.has(getCacheKey(file)));
    return content.archive.bytes < estimateSingles(content, files)
      ? [{archive: content.archive, files}]
      : [];
  });
  const archived = new Set(
    archives.flatMap(({files}) => files.map(getCacheKey)),
  );
  return {
    archives,
    singles: missing.filter((file) => !archived.has(getCacheKey(file))),
  };
}

/** What files weigh in the progress of a download, by cache key: their bytes as fetched. */
export type Weights = ReadonlyMap<string, number>;

/** Weighs the files of packs; those of an archive share its size. */
export function weighFiles(packs: readonly ArchivedPack[]): Weights {
  const weights = new Map(
    packs.flatMap(({files}) =>
      files.map((file) => [getCacheKey(file), file[2]] as const),
    ),
  );
  for (const {archive, files} of packs.flatMap(listContents)) {
    const ratio = archive.bytes / Math.max(countBytes(files), 1);
    for (const file of files) {
      weights.set(getCacheKey(file), file[2] * ratio);
    }
  }
  return weights;
}

/** Sums up the weights of files. */
export function sumWeights(
  files: readonly PackFile[],
  weights: Weights,
): number {
  return files.reduce(
    (sum, file) => sum + (weights.get(getCacheKey(file)) ?? 0),
    0,
  );
}

/** Returns the ending of a path, in lower case; empty if it has none. */
export function getEnding(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** Chooses the smallest file of each ending. */
export function chooseSamples(files: readonly PackFile[]): readonly PackFile[] {
  const samples = new Map<string, PackFile>();
  for (const file of files) {
    const sample = samples.get(getEnding(file[0]));
    if (sample === undefined || file[2] < sample[2]) {
      samples.set(getEnding(file[0]), file);
    }
  }
  return [...samples.values()];
}
