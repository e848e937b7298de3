import {join} from 'node:path';
import {readPages} from '../pages/readPages';
import {isGlobalLock, readLock} from '../lock/lockFile';
import {contentAreas, isInLockedArea} from '../../src/site/contentAreas';
import {lockFile} from '../lock/folders';

function listTexts(values: readonly unknown[]): readonly string[] {
  return values.filter((value) => typeof value === 'string');
}

/**
 * Returns a function that recognizes the pages of locked areas, or all pages under a global lock.
 */
function createLockedTest(siteDir: string): (path: string) => boolean {
  const isAllLocked = isGlobalLock(readLock(join(siteDir, lockFile)));
  return (path) => isAllLocked || isInLockedArea(path);
}

/** Collects the public names of pages, such as titles, which are public even for locked pages. */
async function listPageNames(siteDir: string): Promise<readonly string[]> {
  const isLocked = createLockedTest(siteDir);
  const pages = await readPages(siteDir, 'docs');
  return pages.flatMap(({path, frontMatter}) => {
    const {title, shortTitle, description} = frontMatter;
    return listTexts([
      title,
      shortTitle,
      ...(isLocked(path) ? [] : [description]),
    ]);
  });
}

/** Lists the public names of areas and pages, which locked pages may contain as well. */
export async function listPublicNames(
  siteDir: string,
): Promise<readonly string[]> {
  return [
    ...contentAreas.flatMap(({label, summary}) => [label, summary]),
    ...(await listPageNames(siteDir)),
  ];
}
