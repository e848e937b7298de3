import {readdir, readFile} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import {
  openSealedArea,
  type Expected,
  type SealedArea,
  type SealedFiles,
} from '../method/sealedArea';
import {manifestFile, scopesFile, searchFile} from '../lockedFolders';

/** Reads all files of a folder, keyed by their paths in it. */
async function readFiles(folder: string): Promise<SealedFiles> {
  const found = await readdir(folder, {recursive: true, withFileTypes: true});
  return new Map(
    await Promise.all(
      found
        .filter((each) => each.isFile())
        .map(async ({parentPath, name}) => {
          const path = join(parentPath, name);
          const inFolder = relative(folder, path).split(sep).join('/');
          return [inFolder, await readFile(path)] as const;
        }),
    ),
  );
}

/**
 * Reads a sealed area of the repository and verifies that it is the last sealing signed by the key
 * in lock.json.
 */
export async function readSealed(
  folder: string,
  area: string,
  lock: Expected['lock'],
): Promise<SealedArea> {
  const names = {
    manifest: manifestFile,
    scopes: scopesFile,
    search: searchFile,
  };
  return openSealedArea(await readFiles(folder), {area, lock, names});
}
