import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {readLock} from '../cli/lockAt';
import {isAreaSource, listLockedAreas} from '../lockedAreas';
import {sealedFolder, secretFile} from '../lockedFolders';
import {isGlobalLock} from '../method/parseLockFile';
import type {LockSite} from '../site';

/** The source of the home page, which is locked together with the whole site. */
const HOME = 'world/home.mdx';

/** Whether a repository is meant to be public, which is so if it holds ciphertext of a locked area. */
export function isPublicRepository({siteDir, areas}: LockSite): boolean {
  return listLockedAreas(readLock(siteDir), areas).some(({id}) =>
    existsSync(join(siteDir, sealedFolder, id)),
  );
}

/** Leaves out the sources of locked pages; no other file of a repository may quote them. */
export function openFiles(
  {siteDir, areas}: LockSite,
  paths: readonly string[],
): readonly string[] {
  const lock = readLock(siteDir);
  const locked = listLockedAreas(lock, areas);
  return paths.filter(
    (path) =>
      path !== secretFile &&
      !(path === HOME && isGlobalLock(lock)) &&
      !locked.some(({id}) => isAreaSource(path, id)),
  );
}
