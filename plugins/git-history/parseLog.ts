/** A commit, and the files that it changed. */
export type Commit = {
  /** Author date in seconds of Unix time. */
  readonly time: number;
  readonly author: string;
  /** First line of the message. */
  readonly summary?: string;
  /** Whether the history contains its parent. */
  readonly hasParent: boolean;
  /** Git's status of each file, such as A, M or R100, and the old path of a renamed one. */
  readonly changes: readonly {
    readonly status: string;
    readonly path: string;
    readonly from?: string;
  }[];
};

/** Reads the status and the paths of changed files. */
function readChanges(words: readonly string[]): Commit['changes'] {
  const rest = words
    .map((word) => word.replace(/^\n/, ''))
    .filter(Boolean)
    .values();
  const changes: Commit['changes'][number][] = [];
  for (const status of rest) {
    const path = rest.next().value ?? '';
    changes.push(
      status.startsWith('R')
        ? {status, path: rest.next().value ?? '', from: path}
        : {status, path},
    );
  }
  return changes;
}

/** Parses the output of `git log -z --name-status --format=%x01%at%x02%P%x02%aN%x02%s`. */
export function parseLog(log: string): readonly Commit[] {
  return log
    .split('\u0001')
    .slice(1)
    .map((text) => {
      const [head = '', ...words] = text.split('\0');
      const [time, parents = '', author = '', summary] = head.split('\u0002');
      return {
        time: Number(time),
        author,
        ...(summary && {summary}),
        hasParent: parents !== '',
        changes: readChanges(words),
      };
    });
}
