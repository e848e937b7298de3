import {createHash, randomUUID} from 'node:crypto';
import {open, readFile, realpath, rename, rm, stat} from 'node:fs/promises';
import {basename, dirname, join, sep} from 'node:path';
import type {SheetFile} from '../../../src/features/author-panel/lib/report';

/** The folders whose sheets authors edit, from the root of the project. */
const FOLDERS = ['docs', 'static'] as const;

/** The largest sheet that can be edited, in bytes. */
export const LARGEST = 4 * 1024 * 1024;

/** Whether a path is plain: below one of the folders, with names only. */
function isPlainPath(path: string): boolean {
  const [folder, ...names] = path.split('/');
  return (
    FOLDERS.some((each) => each === folder) &&
    names.length > 0 &&
    names.every((name) => /^[^.\\/:\p{C}][^\\/:\p{C}]*$/u.test(name)) &&
    /\.csv$/i.test(path)
  );
}

function refusePath(path: string): Error {
  return new Error(
    `found ${JSON.stringify(path)}, expected the path of a CSV file below docs/ or static/.`,
  );
}

/**
 * Finds the file of a sheet.
 *
 * @param path from the root of the project, with slashes.
 * @throws Error if the path leads out of docs/ and static/, also by a link, or to no file.
 */
async function findSheetFile(siteDir: string, path: string): Promise<string> {
  if (!isPlainPath(path)) {
    throw refusePath(path);
  }
  const root = await realpath(siteDir);
  const file = await realpath(join(root, path)).catch(() => {
    throw new Error(`${path}: found no file, expected a sheet.`);
  });
  const isInside = FOLDERS.some((folder) =>
    file.startsWith(join(root, folder) + sep),
  );
  if (!isInside || !/\.csv$/i.test(file)) {
    throw refusePath(path);
  }
  const {size, isPlain} = await stat(file).then((entry) => ({
    size: entry.size,
    isPlain: entry.isFile(),
  }));
  if (!isPlain || size > LARGEST) {
    throw new Error(
      `${path}: found ${isPlain ? `${size} bytes` : 'no plain file'}, expected a file of at most ${LARGEST} bytes.`,
    );
  }
  return file;
}

/** Returns a fingerprint of the bytes of a file. */
function getRevision(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Reads a sheet, with its byte order mark if it has one.
 *
 * @throws Error if the path is not that of a sheet, or if the file is not UTF-8.
 */
export async function readSheetFile(
  siteDir: string,
  path: string,
): Promise<SheetFile> {
  const bytes = await readFile(await findSheetFile(siteDir, path));
  try {
    const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});
    return {path, text: decoder.decode(bytes), revision: getRevision(bytes)};
  } catch {
    throw new Error(
      `${path}: found bytes that are not text, expected a file saved as UTF-8.`,
    );
  }
}

/** Writes a file as a whole: whatever happens, it has either the old text or the new one. */
async function replaceFile(file: string, text: string): Promise<void> {
  const {mode} = await stat(file);
  // The name begins with a dot, so that no list of files shows it.
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    const handle = await open(draft, 'wx', mode);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, {force: true});
    throw error;
  }
}

/**
 * Writes a sheet, unless it has changed meanwhile.
 *
 * @param before the sheet that was read.
 * @returns the sheet that is on disk then: the new one, or what another program has written.
 * @throws Error if the file cannot be written; it is as it was then.
 */
export async function writeSheetFile(
  siteDir: string,
  before: SheetFile,
  text: string,
): Promise<{readonly isWritten: boolean; readonly sheet: SheetFile}> {
  const {path, revision} = before;
  const file = await findSheetFile(siteDir, path);
  const current = await readSheetFile(siteDir, path);
  if (current.revision !== revision) {
    return {isWritten: false, sheet: current};
  }
  if (text !== current.text) {
    await replaceFile(file, text);
  }
  const sheet = {path, text, revision: getRevision(Buffer.from(text))};
  return {isWritten: true, sheet};
}
