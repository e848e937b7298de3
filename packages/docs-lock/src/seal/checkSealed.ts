import {join} from 'node:path';
import {openSealedArea, type SealedArea} from '../method/sealedArea';
import {entryDifferences} from '../method/sealedEntries';
import {
  manifestFile,
  scopesFile,
  sealedFolder,
  searchFile,
} from '../lockedFolders';
import {readContent} from './folder';
import {readLock} from './readLock';

/**
 * Reads a sealed area as its author signed it, and makes sure that it opens with the passwords of
 * lock.json and no others.
 *
 * @throws Error naming what was changed, or which password differs.
 */
export async function checkSealed(
  siteDir: string,
  area: string,
): Promise<SealedArea> {
  const place = `${sealedFolder}/${area}`;
  const lock = await readLock(siteDir);
  const files = await readContent(join(siteDir, place));
  const names = {
    manifest: manifestFile,
    scopes: scopesFile,
    search: searchFile,
  };
  const sealed = await openSealedArea(files, {
    area,
    lock,
    names,
  }).catch((cause: unknown) => {
    throw new Error(
      `${place}: ${(cause as Error).message}. Its author runs "npm run lock -- seal".`,
      {cause},
    );
  });
  const docs = Object.fromEntries(
    sealed.pages.map(({doc, scope}) => [doc, scope]),
  );
  const faults = entryDifferences(lock, sealed.scopes, docs);
  if (faults.length > 0) {
    throw new Error(
      `${place}: found other passwords than in lock.json: ${faults.join('; ')}. Run "npm run lock -- seal" and commit ${sealedFolder}/.`,
    );
  }
  return sealed;
}
