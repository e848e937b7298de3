import {isGlobalLock} from '../method/parseLockFile';
import {lockFile, sealedFolder} from '../lockedFolders';
import {listLockedAreas} from '../lockedAreas';
import {readLock} from './lockAt';
import {noteSealed} from './noteSealed';
import type {Command} from './request';

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
    ...(isGlobalLock(lock)
      ? [
          'The text of the home page, world/home.mdx, is encrypted in the build and not in the repository.',
        ]
      : []),
  ];
};
