/** What a commit did to a file. */
export type Change = {
  /** Git's letter for it, with the likeness in per cent where the file moved: A, M, D, R100. */
  readonly status: string;
  readonly path: string;
  /** Where the file was before, where it moved. */
  readonly from?: string;
};

export type Commit = {
  /** When it was written, in seconds of Unix time. */
  readonly time: number;
  readonly author: string;
  /** Whether history knows what came before it. */
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

/** Reads the log that readHistory asks git for. */
export function parseLog(log: string): readonly Commit[] {
  return log.split(HEAD).slice(1).map(parseCommit);
}
