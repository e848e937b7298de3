import {cachingOf, endingOf, KEEP} from '../deploy-files/hosting';

/** A file of a build: a mark of its content, and its size in bytes. */
export type BuiltFile = {readonly mark: string; readonly bytes: number};

/** The files of a build, by path without a slash before it. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

/** What an upload of the second build changes for readers of the first. */
export type Comparison = {
  /** Files of the first build. */
  readonly files: number;
  /** Names of the second build that the first one had not. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Files of another content under the same name. */
  readonly changed: readonly string[];
  /** Those of them that browsers keep without asking, and so never fetch again: a fault. */
  readonly stale: readonly string[];
  /** Bytes of what was added or changed, uncompressed. */
  readonly bytes: number;
};

/** Compares two builds as the caches of readers see them. */
export function compareBuilds(
  before: BuiltFiles,
  after: BuiltFiles,
): Comparison {
  const added = [...after.keys()].filter((path) => !before.has(path));
  const removed = [...before.keys()].filter((path) => !after.has(path));
  const changed = [...after.keys()].filter((path) => {
    const old = before.get(path);
    return old !== undefined && old.mark !== after.get(path)?.mark;
  });
  return {
    files: before.size,
    added,
    removed,
    changed,
    stale: changed.filter((path) => cachingOf(`/${path}`) === KEEP),
    bytes: [...added, ...changed].reduce(
      (sum, path) => sum + (after.get(path)?.bytes ?? 0),
      0,
    ),
  };
}

/** Counts paths by their endings, the most common first: `12 html, 3 js`. */
function countEndings(paths: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const ending = endingOf(path) || 'without an ending';
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([ending, count]) => `${count} ${ending}`)
    .join(', ');
}

/** The share of names that are new, in percent of the files of the first build. */
export function newNames({added, files}: Comparison): number {
  return files === 0 ? 100 : (added.length / files) * 100;
}

function line(what: string, paths: readonly string[]): string {
  return paths.length === 0
    ? `${what}: none`
    : `${what}: ${paths.length} (${countEndings(paths)})`;
}

/** Says what an upload changes, a line a fact. */
export function reportOn(comparison: Comparison): readonly string[] {
  const {added, removed, changed, stale, files, bytes} = comparison;
  return [
    `${files} files before.`,
    `${line('New names', added)}, ${newNames(comparison).toFixed(1)} % of all`,
    line('Names that are gone', removed),
    line('Same name, other content', changed),
    `Readers who had everything fetch ${(bytes / 1024).toFixed(0)} KB anew, uncompressed.`,
    ...stale.map(
      (path) =>
        `FAULT: ${path} has another content under its old name, and browsers keep it for a year.`,
    ),
  ];
}
