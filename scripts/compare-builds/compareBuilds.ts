import {
  getCacheControl,
  getExtension,
  IMMUTABLE,
} from '../deploy-files/hosting';

/** A file of a build: a hash of its content, and its size in bytes. */
export type BuiltFile = {readonly hash: string; readonly bytes: number};

/** The files of a build, by path without a leading slash. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

/** The differences between two builds, as the caches of browsers see them. */
export type Comparison = {
  /** Number of files in the first build. */
  readonly files: number;
  /** Paths that only the second build has. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Paths whose content differs. */
  readonly changed: readonly string[];
  /** Changed files that browsers never revalidate: a fault. */
  readonly stale: readonly string[];
  /** Size of added and changed files in bytes, uncompressed. */
  readonly bytes: number;
};

/** Compares two builds file by file. */
export function compareBuilds(
  before: BuiltFiles,
  after: BuiltFiles,
): Comparison {
  const added = [...after.keys()].filter((path) => !before.has(path));
  const removed = [...before.keys()].filter((path) => !after.has(path));
  const changed = [...after.keys()].filter((path) => {
    const old = before.get(path);
    return old !== undefined && old.hash !== after.get(path)?.hash;
  });
  return {
    files: before.size,
    added,
    removed,
    changed,
    stale: changed.filter((path) => getCacheControl(`/${path}`) === IMMUTABLE),
    bytes: [...added, ...changed].reduce(
      (sum, path) => sum + (after.get(path)?.bytes ?? 0),
      0,
    ),
  };
}

/** Counts paths by extension, the most common first: `12 html, 3 js`. */
function countExtensions(paths: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const extension = getExtension(path) || 'without an ending';
    counts.set(extension, (counts.get(extension) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([extension, count]) => `${count} ${extension}`)
    .join(', ');
}

/** Returns the share of added files, in percent of the files of the first build. */
export function getAddedShare({added, files}: Comparison): number {
  return files === 0 ? 100 : (added.length / files) * 100;
}

function formatLine(label: string, paths: readonly string[]): string {
  return paths.length === 0
    ? `${label}: none`
    : `${label}: ${paths.length} (${countExtensions(paths)})`;
}

/** Formats a comparison, one line per fact. */
export function formatReport(comparison: Comparison): readonly string[] {
  const {added, removed, changed, stale, files, bytes} = comparison;
  return [
    `${files} files before.`,
    `${formatLine('New names', added)}, ${getAddedShare(comparison).toFixed(1)} % of all`,
    formatLine('Names that are gone', removed),
    formatLine('Same name, other content', changed),
    `Readers who had everything fetch ${(bytes / 1024).toFixed(0)} KB anew, uncompressed.`,
    ...stale.map(
      (path) =>
        `FAULT: ${path} has another content under its old name, and browsers keep it for a year.`,
    ),
  ];
}
