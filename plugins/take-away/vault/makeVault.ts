import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {createFindTarget} from '../links';
import type {ZipFiles} from '../packZip';
import type {TakenPage} from '../read/takenPage';
import {listPictures} from './listPictures';
import {namePages} from './namePages';
import {PICTURES, writeNote} from './writeNote';

/** Reads the pictures that exist, by their paths from the root of the site. */
async function readPictures(
  outDir: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  for (const path of paths) {
    const file = join(outDir, decodeURI(path));
    if (existsSync(file)) {
      pictures.set(path, await readFile(file));
    }
  }
  return pictures;
}

/**
 * Makes the files of an Obsidian vault: a note for each page, and the pictures that notes
 * show.
 *
 * @param root origin and base path of the site, with a slash at the end.
 */
export async function makeVault(
  outDir: string,
  root: string,
  all: readonly TakenPage[],
): Promise<ZipFiles> {
  // Vaults make lists of tags and categories themselves.
  const pages = all.filter(
    ({isWritten, address}) => isWritten || address === '/',
  );
  const findTarget = createFindTarget(pages);
  const pictures = await readPictures(outDir, listPictures(pages, findTarget));
  const names = namePages(pages);
  const vault = {
    names,
    findTarget,
    root,
    hasPicture: (path: string) => pictures.has(path),
  };
  return Object.fromEntries<Uint8Array | string>([
    ...pages.map(
      (page) =>
        [
          `${names.get(page.address) ?? ''}.md`,
          writeNote(page, vault),
        ] as const,
    ),
    ...[...pictures].map(
      ([path, bytes]) => [`${PICTURES}${decodeURI(path)}`, bytes] as const,
    ),
  ]);
}
