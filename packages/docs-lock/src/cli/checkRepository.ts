import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {isAreaSource, listLockedAreas} from '../lockedAreas';
import type {LockSite} from '../site';
import type {LockFile} from '../method/types';
import {secretFile, sealedFolder} from '../lockedFolders';

/**
 * Finds tracked files that would publish locked content: notes of builds, and sources of areas that
 * are committed as ciphertext.
 *
 * @param tracked paths of the files that git tracks.
 */
export function findPlaintext(
  {siteDir, areas, lock}: LockSite & {readonly lock: LockFile},
  tracked: readonly string[],
): readonly string[] {
  const sealed = listLockedAreas(lock, areas).filter(({id}) =>
    existsSync(join(siteDir, sealedFolder, id)),
  );
  return tracked.filter(
    (path) =>
      (path === secretFile && sealed.length > 0) ||
      path.startsWith('.locked/') ||
      sealed.some(({id}) => isAreaSource(path, id)),
  );
}
