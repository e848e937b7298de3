import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LockFile} from '../../src/lib/lock/types';
import {areasLockedBy} from '../../src/site/lockedAreas';
import {sealedFolder} from '../../src/site/lockedFolders';

/**
 * Finds files that git would publish though they hold what is locked: what builds note always,
 * and the pages of areas whose ciphertext is part of the repository.
 *
 * @param tracked paths of the files that git knows.
 */
export function plaintextIn(
  {siteDir, lock}: {readonly siteDir: string; readonly lock: LockFile},
  tracked: readonly string[],
): readonly string[] {
  const folders = areasLockedBy(lock)
    .filter(({id}) => existsSync(join(siteDir, sealedFolder, id)))
    .map(({id}) => `docs/${id}/`);
  return tracked.filter((path) =>
    ['.locked/', ...folders].some((folder) => path.startsWith(folder)),
  );
}
