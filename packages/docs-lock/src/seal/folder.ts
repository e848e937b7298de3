import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rm} from 'node:fs/promises';
import {dirname, join, relative, sep} from 'node:path';
import writeFileAtomic from 'write-file-atomic';

async function readBytes(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch {
    return undefined;
  }
}

/** Writes a file atomically, and only if its content changes, so that nothing is rebuilt needlessly. */
export async function put(
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  const bytes = Buffer.from(content as Uint8Array);
  if ((await readBytes(path))?.equals(bytes) !== true) {
    await mkdir(dirname(path), {recursive: true});
    await writeFileAtomic(path, bytes);
  }
}

/** Writes a file unless it exists. */
export async function putWhereMissing(
  path: string,
  content: string,
): Promise<void> {
  if ((await readBytes(path)) === undefined) {
    await put(path, content);
  }
}

/** Lists the files in a folder and below, by their paths in it; empty if there is no folder. */
export async function listAllFiles(folder: string): Promise<readonly string[]> {
  const found = existsSync(folder)
    ? await readdir(folder, {recursive: true, withFileTypes: true})
    : [];
  return found
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) =>
      relative(folder, join(parentPath, name)).split(sep).join('/'),
    )
    .toSorted();
}

/** Makes a folder hold exactly these files, by path and content. */
export async function fill(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  for (const path of await listAllFiles(folder)) {
    if (!files.has(path)) {
      await rm(join(folder, path));
    }
  }
  await Promise.all(
    [...files].map(([path, content]) => put(join(folder, path), content)),
  );
}

/** Reads all files of a folder, keyed by path. */
export async function readContent(
  folder: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const paths = await listAllFiles(folder);
  return new Map(
    await Promise.all(
      paths.map(
        async (path) => [path, await readFile(join(folder, path))] as const,
      ),
    ),
  );
}
