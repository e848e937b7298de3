import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {readPages} from '../pages/readPages';
import {
  isGlobalLock,
  parseLockFile,
} from '@engine/docs-lock/method/parseLockFile';
import {contentAreas, isInLockedArea} from '../../src/site/contentAreas';
import {lockFile, stubFolder} from '@engine/docs-lock/lockedFolders';

function listTexts(values: readonly unknown[]): readonly string[] {
  return values.filter((value) => typeof value === 'string');
}

/**
 * Returns a function that recognizes locked pages: those of locked areas, or all under a global lock.
 */
async function createLockedTest(
  siteDir: string,
): Promise<(path: string) => boolean> {
  const file = join(siteDir, lockFile);
  const isAllLocked =
    existsSync(file) &&
    isGlobalLock(parseLockFile(await readFile(file, 'utf8')));
  return (path) => isAllLocked || isInLockedArea(path);
}

/** Collects the names of pages, including locked ones, whose titles are public. */
async function listPageNames(siteDir: string): Promise<readonly string[]> {
  const isLocked = await createLockedTest(siteDir);
  // Pages that the repository contains only as ciphertext have stubs.
  const pages = await Promise.all(
    ['docs', stubFolder].map((folder) => readPages(siteDir, folder)),
  );
  return pages.flat().flatMap(({path, frontMatter}) => {
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
