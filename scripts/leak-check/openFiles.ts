import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  isGlobalLock,
  noLock,
  parseLockFile,
} from '../../src/features/lock/lib/parseLockFile';
import {areasLockedBy} from '../../src/site/lockedAreas';
import {lockFile, sealedFolder, secretFile} from '../../src/site/lockedFolders';
import type {LockFile} from '../../src/features/lock/lib/types';

/** The text of the home page, which is locked with the whole site. */
const HOME = 'world/home.mdx';

function readLock(siteDir: string): LockFile {
  const file = join(siteDir, lockFile);
  return existsSync(file) ? parseLockFile(readFileSync(file, 'utf8')) : noLock;
}

/** Tells whether a repository is to be public: ciphertext of a locked area stands in it. */
export function isPublicRepository(siteDir: string): boolean {
  return areasLockedBy(readLock(siteDir)).some(({id}) =>
    existsSync(join(siteDir, sealedFolder, id)),
  );
}

/** Leaves out the locked pages themselves: what else stands in a repository may say nothing of them. */
export function openFiles(
  siteDir: string,
  paths: readonly string[],
): readonly string[] {
  const lock = readLock(siteDir);
  const sources = areasLockedBy(lock).map(({id}) => `docs/${id}/`);
  return paths.filter(
    (path) =>
      path !== secretFile &&
      !(path === HOME && isGlobalLock(lock)) &&
      !sources.some((source) => path.startsWith(source)),
  );
}
