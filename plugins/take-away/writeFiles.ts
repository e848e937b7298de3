import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {
  SIZES_FILE,
  takenFiles,
  type TakenName,
} from '../../src/features/take-away/lib/takenFiles';
import {createFindTarget} from './links';
import {packZip} from './packZip';
import {readWorld, type BuiltSite} from './read/readWorld';
import type {TakenPage} from './read/takenPage';
import {readSheets} from './readSheets';
import {writePageList, type Extra} from './twins/writePageList';
import {getTwinPath, writeTwin} from './twins/writeTwin';
import {makeVault} from './vault/makeVault';

/** A build whose pages are rendered. */
export type Build = BuiltSite & {
  /** Origin of the site, without a slash at its end. */
  readonly origin: string;
};

/** What the list of pages says of the archives. */
const extras: readonly Extra[] = [
  {
    title: 'Obsidian vault',
    path: takenFiles.vault,
    description: 'All pages as linked notes, with pictures.',
  },
  {
    title: 'Tables',
    path: takenFiles.sheets,
    description: 'The figures of all pages as CSV.',
  },
];

/** Returns the origin and base path of the site, with a slash at the end. */
function getRoot({origin, basePath}: Build): string {
  return `${origin}${basePath}`;
}

/** Writes the Markdown twin of each page beside it. */
async function writeTwins(
  build: Build,
  pages: readonly TakenPage[],
): Promise<void> {
  const findTarget = createFindTarget(pages);
  for (const page of pages) {
    const url = `${getRoot(build)}${page.address.slice(1)}`;
    await writeFile(
      join(build.outDir, getTwinPath(page.file)),
      writeTwin(page, url, findTarget),
    );
  }
}

/** Makes the files that the site offers for download. */
async function makeFiles(
  build: Build,
  pages: readonly TakenPage[],
): Promise<Readonly<Record<TakenName, Uint8Array>>> {
  const {outDir, home} = build;
  const root = getRoot(build);
  const introduction = {title: home.title, sentence: home.description, root};
  return {
    vault: packZip(await makeVault(outDir, root, pages)),
    sheets: packZip(await readSheets(outDir, pages)),
    list: new TextEncoder().encode(writePageList(introduction, pages, extras)),
  };
}

/**
 * Writes copies of the public pages of a build for other tools; none if the whole site is locked.
 */
export async function writeFiles(build: Build): Promise<void> {
  const pages = await readWorld(build);
  if (pages.length === 0) {
    return;
  }
  await writeTwins(build, pages);
  await mkdir(join(build.outDir, dirname(SIZES_FILE)), {recursive: true});
  const made = Object.entries(await makeFiles(build, pages));
  for (const [name, content] of made) {
    await writeFile(join(build.outDir, takenFiles[name as TakenName]), content);
  }
  const sizes = made.map(([name, {length}]) => [name, length] as const);
  await writeFile(
    join(build.outDir, SIZES_FILE),
    JSON.stringify(Object.fromEntries(sizes)),
  );
}
