import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {readLock} from '../cli/lockAt';
import {listLockedAreas} from '../lockedAreas';
import {sealedFolder, secretFile} from '../lockedFolders';
import {isGlobalLock} from '../method/parseLockFile';
import type {LockSite} from '../site';

/** The text of the home page, which is locked with the whole site. */
const HOME = 'world/home.mdx';

/** Tells whether a repository is to be public: ciphertext of a locked area stands in it. */
export function isPublicRepository({siteDir, areas}: LockSite): boolean {
  return listLockedAreas(readLock(siteDir), areas).some(({id}) =>
    existsSync(join(siteDir, sealedFolder, id)),
  );
}

/** Leaves out the locked pages themselves: what else stands in a repository may say nothing of them. */
export function openFiles(
  {siteDir, areas}: LockSite,
  paths: readonly string[],
): readonly string[] {
  const lock = readLock(siteDir);
  const sources = listLockedAreas(lock, areas).map(({id}) => `docs/${id}/`);
  return paths.filter(
    (path) =>
      path !== secretFile &&
      !(path === HOME && isGlobalLock(lock)) &&
      !sources.some((source) => path.startsWith(source)),
  );
}
