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

function put(file: string, text: string | undefined): void {
  if (text === undefined) {
    rmSync(file, {force: true});
    return;
  }
  mkdirSync(dirname(file), {recursive: true});
  // A rename never leaves half a file.
  const draft = `${file}.draft`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, {force: true});
    throw error;
  }
}

function undo(root: string, done: readonly FileChange[]): void {
  for (const {path, before} of done) {
    put(join(root, path), before);
  }
}

/**
 * Makes all changes, or none of them.
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
  for (const [index, {path, after}] of changes.entries()) {
    try {
      put(join(root, path), after);
    } catch (error) {
      undo(root, changes.slice(0, index));
      throw new Error(
        `${path}: ${(error as Error).message}. No file was changed.`,
        {cause: error},
      );
    }
  }
}
