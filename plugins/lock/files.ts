import {existsSync} from 'node:fs';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {Globby} from '@docusaurus/utils';

/** Files by path. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * Lists the files in a folder and its subfolders that match patterns, by their paths in the folder.
 */
export async function listFiles(
  folder: string,
  patterns: string | readonly string[] = '**/*',
): Promise<readonly string[]> {
  const paths = await Globby([patterns].flat(), {cwd: folder, dot: true});
  return paths.toSorted();
}

/** Writes a file atomically, and only if its content changes, so that nothing is rebuilt needlessly. */
export async function put(
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  const bytes = Buffer.from(content as Uint8Array);
  if (!existsSync(path) || !(await readFile(path)).equals(bytes)) {
    await mkdir(dirname(path), {recursive: true});
    await writeFile(`${path}.new`, bytes);
    await rename(`${path}.new`, path);
  }
}

/** Makes a folder contain exactly these files. */
export async function fill(folder: string, files: Files): Promise<void> {
  for (const path of await listFiles(folder)) {
    if (!files.has(path)) {
      await rm(join(folder, path));
    }
  }
  await Promise.all(
    [...files].map(([path, content]) => put(join(folder, path), content)),
  );
}
