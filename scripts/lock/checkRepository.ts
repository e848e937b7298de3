import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LockFile} from '../../src/features/lock/lib/types';
import {areasLockedBy} from '../../src/site/lockedAreas';
import {secretFile, sealedFolder} from '../../src/site/lockedFolders';

/**
 * Finds files that git would publish though they hold what is locked: what builds note always,
 * and where ciphertext of an area is part of the repository its pages and the list of secret words.
 *
 * @param tracked paths of the files that git knows.
 */
export function findPlaintext(
  {siteDir, lock}: {readonly siteDir: string; readonly lock: LockFile},
  tracked: readonly string[],
): readonly string[] {
  const folders = areasLockedBy(lock)
    .filter(({id}) => existsSync(join(siteDir, sealedFolder, id)))
    .map(({id}) => `docs/${id}/`);
  return tracked.filter(
    (path) =>
      (path === secretFile && folders.length > 0) ||
      ['.locked/', ...folders].some((folder) => path.startsWith(folder)),
  );
}
