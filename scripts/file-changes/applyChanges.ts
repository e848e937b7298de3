import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';

/** A change of one text file. */
export type FileChange = {
  /** Path from the root of the project, with slashes. */
  readonly path: string;
  /** The text that the file must still have; undefined if there must be no such file. */
  readonly before: string | undefined;
  /** The text that it gets; undefined deletes it. */
  readonly after: string | undefined;
};

/** Reads a text file; undefined if there is none. */
export function readText(root: string, path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The signals by which a terminal ends a command. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const nameDraft = (file: string): string => `${file}.draft`;

/** Writes the new text of a file beside it. */
function prepare(file: string, text: string | undefined): void {
  if (text !== undefined) {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(nameDraft(file), text);
  }
}

/** Puts a prepared text in the place of its file; a rename never leaves half a file. */
function put(file: string, text: string | undefined): void {
  if (text === undefined) {
    rmSync(file, {force: true});
  } else {
    renameSync(nameDraft(file), file);
  }
}

function undo(root: string, done: readonly FileChange[]): void {
  for (const {path, before} of done) {
    prepare(join(root, path), before);
    put(join(root, path), before);
  }
}

/** Does a step for each change, and names the file at which one fails. */
function doForEach(
  changes: readonly FileChange[],
  step: (change: FileChange) => void,
  undoBefore: (index: number) => void,
): void {
  for (const [index, change] of changes.entries()) {
    try {
      step(change);
    } catch (error) {
      undoBefore(index);
      throw new Error(
        `${change.path}: ${(error as Error).message}. No file was changed.`,
        {cause: error},
      );
    }
  }
}

/** Runs something to its end, even if authors press Ctrl+C meanwhile. */
function runUninterrupted(run: () => void): void {
  const wait = () => undefined;
  for (const signal of ENDINGS) {
    process.on(signal, wait);
  }
  try {
    run();
  } finally {
    for (const signal of ENDINGS) {
      process.off(signal, wait);
    }
  }
}

function writeChanges(root: string, changes: readonly FileChange[]): void {
  const removeDrafts = () => {
    for (const draft of changes.map(({path}) => nameDraft(join(root, path)))) {
      if (existsSync(draft)) {
        rmSync(draft);
      }
    }
  };
  doForEach(
    changes,
    ({path, after}) => {
      prepare(join(root, path), after);
    },
    removeDrafts,
  );
  doForEach(
    changes,
    ({path, after}) => {
      put(join(root, path), after);
    },
    (index) => {
      undo(root, changes.slice(0, index));
      removeDrafts();
    },
  );
}

/**
 * Makes all changes, or none of them: all texts are written beside their files first, and signals
 * that would end the command wait.
 *
 * @throws Error if a file is not as the changes expect it, or cannot be written; then all files are
 * as they were.
 */
export function applyChanges(
  root: string,
  changes: readonly FileChange[],
): void {
  for (const {path, before} of changes) {
    if (readText(root, path) !== before) {
      throw new Error(
        before === undefined
          ? `${path}: found a file of that name, expected none: nothing is overwritten.`
          : `${path}: found a text that has just changed, expected the one that was read. Run the command again.`,
      );
    }
  }
  runUninterrupted(() => {
    writeChanges(root, changes);
  });
}
