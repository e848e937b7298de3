import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {readPages} from '../../plugins/pages/readPages';
import {
  isGlobalLock,
  parseLockFile,
} from '@engine/docs-lock/method/parseLockFile';
import {contentAreas, isInLockedArea} from '../../src/site/contentAreas';
import {lockFile, stubFolder} from '@engine/docs-lock/lockedFolders';

function listTexts(values: readonly unknown[]): readonly string[] {
  return values.filter((value) => typeof value === 'string');
}

/** Tells which pages are locked: those of some areas, or all. */
async function lockedIn(siteDir: string): Promise<(path: string) => boolean> {
  const file = join(siteDir, lockFile);
  const isAllLocked =
    existsSync(file) &&
    isGlobalLock(parseLockFile(await readFile(file, 'utf8')));
  return (path) => isAllLocked || isInLockedArea(path);
}

/** What pages are called: of locked ones too, as that is what everybody may know of them. */
async function pageNames(siteDir: string): Promise<readonly string[]> {
  const isLocked = await lockedIn(siteDir);
  // Of pages that the repository holds only as ciphertext, there are only stubs.
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

/** What areas and pages are called where everybody can read it, which locked pages may say too. */
export async function publicNames(siteDir: string): Promise<readonly string[]> {
  return [
    ...contentAreas.flatMap(({label, summary}) => [label, summary]),
    ...(await pageNames(siteDir)),
  ];
}
