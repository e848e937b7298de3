import {buildEnvironment} from '../build-site/buildEnvironment';
import {runDocusaurus} from '../run-alone/runDocusaurus';

/** Where the site is built without a patch. */
const FOLDER = '.cache/bench/without';

/**
 * Builds the site without a patch of the framework, and gives the folder.
 *
 * @throws Error where it cannot be built.
 */
export async function buildWithout(
  siteDir: string,
  patch: string,
): Promise<string> {
  const status = await runDocusaurus({
    siteDir,
    args: ['build', '--out-dir', FOLDER],
    env: {...buildEnvironment, SITE_WITHOUT_PATCHES: patch},
  });
  if (status !== 0) {
    throw new Error(`The site cannot be built without ${patch}.`);
  }
  return FOLDER;
}
