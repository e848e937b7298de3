import {spawnSync} from 'node:child_process';
import {isGlobalLock} from '../../src/lib/lock/parseLockFile';
import {areasLockedBy} from '../../src/site/lockedAreas';
import {lockFile, sealedFolder} from '../../src/site/lockedFolders';
import {readLock} from './lockAt';
import type {Command} from './request';

/** Has a build write ciphertext and encrypted sources to where they are committed, signed by the author. */
export const seal: Command = ({siteDir}) => {
  const lock = readLock(siteDir);
  if (lock.signer === undefined) {
    throw new Error(
      `${lockFile}: found no signer, expected one: run "npm run lock -- key". Without a signature whoever can write to ${sealedFolder}/ forges its pages.`,
    );
  }
  const {status} = spawnSync(
    'npx',
    ['docusaurus', 'build', '--out-dir', '.locked/build'],
    {
      cwd: siteDir,
      stdio: 'inherit',
      env: {...process.env, LOCK_SEAL: 'true'},
    },
  );
  if (status !== 0) {
    throw new Error('the build failed, so nothing was sealed.');
  }
  return Promise.resolve([
    ...areasLockedBy(lock).map(
      ({id}) =>
        `Sealed and signed docs/${id} into ${sealedFolder}/${id}: commit that, add docs/${id}/ to .gitignore and run "git rm -r --cached docs/${id}".`,
    ),
    ...(isGlobalLock(lock)
      ? [
          'The text of the home page, src/pages/_home.mdx, is encrypted in the build and not in the repository.',
        ]
      : []),
  ]);
};
