import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {createFindTarget} from './links';
import {readWorld, type BuiltSite} from './read/readWorld';
import type {TakenPage} from './read/takenPage';
import {writePageList} from './twins/writePageList';
import {getTwinPath, writeTwin} from './twins/writeTwin';

/** A build whose pages are rendered. */
export type Build = BuiltSite & {
  /** Origin of the site, without a slash at its end. */
  readonly origin: string;
};

/** Writes the Markdown twin of each page beside it, and the list of all. */
async function writeTwins(
  {outDir, origin, basePath, home}: Build,
  pages: readonly TakenPage[],
): Promise<void> {
  const root = `${origin}${basePath}`;
  const findTarget = createFindTarget(pages);
  for (const page of pages) {
    const url = `${root}${page.address.slice(1)}`;
    await writeFile(
      join(outDir, getTwinPath(page.file)),
      writeTwin(page, url, findTarget),
    );
  }
  const introduction = {title: home.title, sentence: home.description, root};
  await writeFile(
    join(outDir, 'llms.txt'),
    writePageList(introduction, pages, []),
  );
}

/**
 * Writes copies of the public pages of a build for other tools; none if the whole site is locked.
 */
export async function writeFiles(build: Build): Promise<void> {
  const pages = await readWorld(build);
  if (pages.length > 0) {
    await writeTwins(build, pages);
  }
}
