import {spawnSync} from 'node:child_process';
import {sealedFolder} from '@engine/docs-lock/lockedFolders';
import {printLeaks} from '@engine/docs-lock/leak-check/printLeaks';
import {readLeakSite} from '../../plugins/publish/readLeakSite';

/** The output folder of a build that only serves to create ciphertext. */
const OUTPUT = '.locked/build';

/**
 * Writes the ciphertext that the repository contains, and checks that it reveals nothing.
 *
 * @throws Error if the build fails, or its output contains locked content in clear text.
 */
export async function buildSealed(siteDir: string): Promise<void> {
  const {status} = spawnSync(
    'npx',
    ['docusaurus', 'build', '--out-dir', OUTPUT],
    {
      cwd: siteDir,
      stdio: 'inherit',
      env: {...process.env, LOCK_SEAL: 'true'},
    },
  );
  if (status !== 0) {
    throw new Error('the build failed, so nothing was sealed.');
  }
  if ((await printLeaks(readLeakSite(siteDir), [OUTPUT, sealedFolder])) !== 0) {
    throw new Error(
      `the leaks above are in ${OUTPUT} or ${sealedFolder}: fix them before you commit ${sealedFolder}.`,
    );
  }
}
