import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {visit} from 'unist-util-visit';
import {takenFiles, type TakenName} from '../model/takenFiles';
import type {TakenPage} from './read/takenPage';
import {readWorld, type BuiltSite} from './read/readWorld';
import {readSheets} from './readSheets';
import {isOnSite, writeCopies} from './writeCopy';
import {writePageList} from './writePageList';

/** A build whose pages are rendered. */
export type Build = BuiltSite & {
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
};

/** The date of all files in archives, so that the same files result in the same bytes. */
const DATE = new Date(1980, 0, 1);

/** Reads the pictures that pages show. The result is keyed by path. */
async function readPictures(
  outDir: string,
  pages: readonly TakenPage[],
): Promise<Readonly<Record<string, Uint8Array>>> {
  const paths = new Set<string>();
  for (const {content} of pages) {
    visit(content, 'image', ({url}) => {
      if (isOnSite(url)) {
        paths.add(decodeURI(url.slice(1)));
      }
    });
  }
  const found = [...paths]
    .toSorted()
    .filter((path) => existsSync(join(outDir, path)));
  const pictures = found.map(
    async (path) => [path, await readFile(join(outDir, path))] as const,
  );
  return Object.fromEntries(await Promise.all(pictures));
}

/**
 * Writes copies of the public pages of a build for other tools; none if the whole site is locked.
 */
export async function writeFiles(build: Build): Promise<void> {
  const {outDir, origin, basePath, home} = build;
  const pages = await readWorld(build);
  if (pages.length === 0) {
    return;
  }
  const root = `${origin}${basePath}`;
  const copies = writeCopies(pages, root);
  for (const [path, text] of copies) {
    await writeFile(join(outDir, path), text);
  }
  const notes = [...copies].map(
    ([path, text]) => [path, strToU8(text)] as const,
  );
  const vault = {
    ...Object.fromEntries(notes),
    ...(await readPictures(outDir, pages)),
  };
  const made: Readonly<Record<TakenName, Uint8Array>> = {
    vault: zipSync(vault, {mtime: DATE}),
    sheets: zipSync(await readSheets(outDir, pages), {mtime: DATE}),
    list: strToU8(writePageList({...home, root}, pages)),
  };
  for (const name of Object.keys(made) as readonly TakenName[]) {
    const file = join(outDir, takenFiles[name].path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, made[name]);
  }
}
