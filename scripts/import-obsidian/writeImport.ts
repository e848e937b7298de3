import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';

/** A file to write: a text, or a copy of another file. */
export type NewFile = {
  /** Path from the root of the project, with slashes. */
  readonly path: string;
} & ({readonly text: string} | {readonly copyOf: string});

function prepare(folder: string, file: NewFile): void {
  const draft = join(folder, file.path);
  mkdirSync(dirname(draft), {recursive: true});
  if ('text' in file) {
    writeFileSync(draft, file.text);
  } else {
    copyFileSync(file.copyOf, draft);
  }
}

function undo(files: readonly string[], folders: readonly string[]): void {
  for (const file of files) {
    rmSync(file, {force: true});
  }
  for (const folder of folders.toReversed()) {
    rmdirSync(folder);
  }
}

/** Makes a folder with those above it, and returns which of them are new, the topmost first. */
function makeFolders(folder: string): readonly string[] {
  const first = mkdirSync(folder, {recursive: true});
  const made: string[] = [];
  for (
    let at = folder;
    first !== undefined && at.startsWith(first);
    at = dirname(at)
  ) {
    made.unshift(at);
  }
  return made;
}

/**
 * Writes new files, or none of them: all are written to a temporary folder, and then put in place.
 *
 * @throws Error if there is a file of the same name, or one cannot be written.
 */
export function writeImport(root: string, files: readonly NewFile[]): void {
  const drafts = mkdtempSync(join(root, '.import-'));
  const done: string[] = [];
  const folders: string[] = [];
  try {
    for (const file of files) {
      prepare(drafts, file);
    }
    for (const {path} of files) {
      const target = join(root, path);
      folders.push(...makeFolders(dirname(target)));
      // A hard link fails if the file exists, so nothing is overwritten.
      linkSync(join(drafts, path), target);
      done.push(target);
    }
  } catch (error) {
    undo(done, folders);
    const {code, dest, message} = error as NodeJS.ErrnoException & {
      readonly dest?: string;
    };
    throw new Error(
      code === 'EEXIST'
        ? `${dest ?? ''}: found a file of that name, expected none: nothing is overwritten. Nothing was written.`
        : `${message}. Nothing was written.`,
      {cause: error},
    );
  } finally {
    rmSync(drafts, {recursive: true, force: true});
  }
}
