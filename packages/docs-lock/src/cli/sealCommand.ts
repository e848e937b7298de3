import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {isGlobalLock} from '../method/parseLockFile';
import {lockFile, sealedFolder} from '../lockedFolders';
import {getTranslatedArea, listLockedAreas} from '../lockedAreas';
import {readLock} from './lockAt';
import {noteSealed} from './noteSealed';
import type {Command} from './request';

/** Lists the folders with translated pages of an area, from the root of the project. */
function listTranslations(siteDir: string, id: string): readonly string[] {
  const root = join(siteDir, 'i18n');
  return (existsSync(root) ? readdirSync(root) : [])
    .map((locale) => `i18n/${locale}/${getTranslatedArea(id)}`)
    .filter((folder) => existsSync(join(siteDir, folder)));
}

/**
 * Builds the site so that ciphertext and encrypted sources, signed by the author, are written to
 * the repository, then checks both for leaks.
 */
export const seal: Command = async (request) => {
  const {siteDir, areas, buildSealed} = request;
  const lock = readLock(siteDir);
  if (lock.signer === undefined) {
    throw new Error(
      `${lockFile}: found no signer, expected one: run "npm run lock -- key". Without a signature whoever can write to ${sealedFolder}/ forges its pages.`,
    );
  }
  await buildSealed();
  await noteSealed(request);
  return [
    ...listLockedAreas(lock, areas).map(
      ({id}) =>
        `Sealed and signed docs/${id} into ${sealedFolder}/${id}: commit that and ${lockFile}, which notes when it was sealed, add docs/${id}/ to .gitignore and run "git rm -r --cached docs/${id}".`,
    ),
    ...listLockedAreas(lock, areas)
      .flatMap(({id}) => listTranslations(siteDir, id))
      .map(
        (folder) =>
          `${folder} is not sealed: builds from ${sealedFolder}/ show these pages in the main language. Add ${folder}/ to .gitignore and run "git rm -r --cached ${folder}".`,
      ),
    ...(isGlobalLock(lock)
      ? [
          'The text of the home page, world/home.mdx, is encrypted in the build and not in the repository.',
        ]
      : []),
  ];
};
