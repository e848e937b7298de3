/** A change of a file in a commit. */
export type Change = {
  /** Git's status letter, with the similarity in percent for a rename: A, M, D, R100. */
  readonly status: string;
  readonly path: string;
  /** The old path of a renamed file. */
  readonly from?: string;
};

/** A commit as `git log` reports it. */
export type Commit = {
  /** Author date in seconds of Unix time. */
  readonly time: number;
  readonly author: string;
  /** Whether the history contains its parent. */
  readonly hasParent: boolean;
  readonly changes: readonly Change[];
};

const HEAD = '\u0001';
const FIELD = '\u0002';

function parseChanges(words: readonly string[]): readonly Change[] {
  const changes: Change[] = [];
  const rest = words.values();
  for (const status of rest) {
    const first = rest.next().value ?? '';
    changes.push(
      status.startsWith('R')
        ? {status, path: rest.next().value ?? '', from: first}
        : {status, path: first},
    );
  }
  return changes;
}

function parseCommit(text: string): Commit {
  const [head = '', ...words] = text
    .split('\0')
    .map((word) => word.replace(/^\n/, ''))
    .filter((word) => word !== '');
  const [time = '', parents = '', author = ''] = head.split(FIELD);
  return {
    time: Number(time),
    author,
    hasParent: parents !== '',
    changes: parseChanges(words),
  };
}

/** Parses the output of the git log command in readHistory. */
export function parseLog(log: string): readonly Commit[] {
  return log.split(HEAD).slice(1).map(parseCommit);
}
