import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {openManifest} from '../method/manifest';
import {listLockedAreas} from '../lockedAreas';
import type {LockSite} from '../site';
import {manifestFile, sealedFolder} from '../lockedFolders';
import {readLock, writeLock} from './lockAt';

/** Records in lock.json the last sealing of each area, so that an older one is never accepted. */
export async function noteSealed({siteDir, areas}: LockSite): Promise<void> {
  const lock = readLock(siteDir);
  const files = listLockedAreas(lock, areas)
    .map(({id}) => join(siteDir, sealedFolder, id, manifestFile))
    .filter((file) => existsSync(file));
  const manifests = await Promise.all(
    files.map((file) => openManifest(readFileSync(file, 'utf8'))),
  );
  const sealed = Object.fromEntries(
    manifests.map(({area, counter}) => [area, counter]),
  );
  writeLock(siteDir, {...lock, sealed});
}
