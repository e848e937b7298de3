import type {
  FileHistories,
  FileHistory,
} from '../../src/shared/lib/fileHistory';
import type {Change, Commit} from './parseLog';

/** A file with its commits, across renames. */
type Life = {
  readonly commits: Commit[];
  /** Whether the commit that created the file was seen. */
  born: boolean;
};

/** The files that are tracked while history is read backward. */
type Lives = {
  /** The file at each path as of the current commit. */
  readonly here: Map<string, Life>;
  /** The file that had each path last, which is the result. */
  readonly last: Map<string, Life>;
};

function getLife({here, last}: Lives, path: string): Life {
  const known = here.get(path);
  if (known !== undefined) {
    return known;
  }
  const life: Life = {commits: [], born: false};
  here.set(path, life);
  if (!last.has(path)) {
    last.set(path, life);
  }
  return life;
}

/** Follows a rename backward: before it, the file had its old path, and its new path belonged to another file. */
function moveBack({here}: Lives, life: Life, {path, from = ''}: Change): void {
  const met = here.get(from);
  if (met !== undefined && !met.born) {
    // Another branch changed the file under its old name after the rename.
    life.commits.push(...met.commits);
  }
  here.delete(path);
  here.set(from, life);
}

function readChange(lives: Lives, commit: Commit, change: Change): void {
  if (change.status === 'D') {
    return;
  }
  const life = getLife(lives, change.path);
  if (change.status !== 'R100') {
    life.commits.push(commit);
  }
  if (change.status === 'A') {
    life.born = true;
  }
  if (change.from !== undefined) {
    moveBack(lives, life, change);
  }
}

/** Ranks names by number of commits, then alphabetically; e-mail addresses are left out. */
function rankContributors(commits: readonly Commit[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const {author} of commits) {
    counts.set(author, (counts.get(author) ?? 0) + 1);
  }
  return [...counts]
    .filter(([name]) => name !== '' && !name.includes('@'))
    .toSorted(
      ([name, count], [otherName, otherCount]) =>
        otherCount - count || name.localeCompare(otherName, 'en-US'),
    )
    .map(([name]) => name);
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

function summarizeHistory(
  {commits, born}: Life,
  shallow: boolean,
): FileHistory {
  if (commits.length === 0) {
    return {};
  }
  const times = commits.map(({time}) => time);
  const updated = isoTime(Math.max(...times));
  if (shallow && !born) {
    return {updated};
  }
  const contributors = rankContributors(commits);
  return {
    created: isoTime(Math.min(...times)).slice(0, 10),
    updated,
    ...(contributors.length > 0 && {contributors}),
  };
}

/**
 * Collects the history of each file by its current path; renames do not count as changes. Boundary
 * commits of shallow clones are ignored, because they seem to create every file.
 *
 * @param commits newest first.
 */
export function fileHistories(
  commits: readonly Commit[],
  shallow: boolean,
): FileHistories {
  const lives: Lives = {here: new Map(), last: new Map()};
  for (const commit of commits) {
    if (!shallow || commit.hasParent) {
      for (const change of commit.changes) {
        readChange(lives, commit, change);
      }
    }
  }
  return new Map(
    [...lives.last].map(([path, life]) => [
      path,
      summarizeHistory(life, shallow),
    ]),
  );
}
