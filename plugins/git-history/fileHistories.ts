import type {
  FileHistories,
  FileHistory,
} from '../../src/shared/lib/fileHistory';
import type {Change, Commit} from './parseLog';

/** One file through all its names. */
type Life = {
  readonly commits: Commit[];
  /** Whether the commit that made the file was seen. */
  born: boolean;
};

/** The lives that are told apart while history is read backward. */
type Lives = {
  /** Which life a path belongs to at the commit that is read. */
  readonly here: Map<string, Life>;
  /** Which life bears a path last: what is asked for in the end. */
  readonly last: Map<string, Life>;
};

function lifeAt({here, last}: Lives, path: string): Life {
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

/** Before it moved, the file was elsewhere, and what was at its present path is another file. */
function moveBack({here}: Lives, life: Life, {path, from = ''}: Change): void {
  const met = here.get(from);
  if (met !== undefined && !met.born) {
    // Another line of history changed the file under its old name after the move.
    life.commits.push(...met.commits);
  }
  here.delete(path);
  here.set(from, life);
}

function readChange(lives: Lives, commit: Commit, change: Change): void {
  if (change.status === 'D') {
    return;
  }
  const life = lifeAt(lives, change.path);
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

/** Names by number of commits, then by letters; what looks like an address is not a name. */
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
 * Tells what is known of each file, by its path now. A file that only moved was not
 * changed. In a shallow history the commit at its end seems to have made every file:
 * it says nothing, and a file whose beginning was not seen has neither day nor names.
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
