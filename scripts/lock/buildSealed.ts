import {sealedFolder} from '@engine/docs-lock/lockedFolders';
import {sayLeaks} from '@engine/docs-lock/leak-check/sayLeaks';
import {leakSite} from '../leak-check/leakSite';
import {claimFolder} from '../run-alone/claimFolder';
import {runDocusaurus} from '../run-alone/runDocusaurus';

/** Where the site goes that is built for its ciphertext alone. */
const OUTPUT = '.locked/build';

/**
 * Writes ciphertext to where it is part of the repository, and makes sure that nothing in it can be read.
 *
 * @throws Error where the build fails, or something of a locked page can be read in what it wrote.
 */
export async function buildSealed(siteDir: string): Promise<void> {
  const claim = await claimFolder(siteDir, 'npm run lock -- seal');
  const status = await runDocusaurus({
    siteDir,
    args: ['build', '--out-dir', OUTPUT],
    env: {LOCK_SEAL: 'true'},
  });
  if (status !== 0) {
    throw new Error('the build failed, so nothing was sealed.');
  }
  if ((await sayLeaks(leakSite(siteDir), [OUTPUT, sealedFolder])) !== 0) {
    throw new Error(
      `the leaks above stand in ${OUTPUT} or ${sealedFolder}: commit nothing of ${sealedFolder} before they are gone.`,
    );
  }
  await claim.release();
}
