import {buildEnvironment} from '../build-site/buildEnvironment';
import {runDocusaurus} from '../run-alone/runDocusaurus';

/** The output folder of a build without a patch. */
const FOLDER = '.cache/bench/without';

/**
 * Builds the site without a framework patch, and returns the output folder.
 *
 * @throws Error if the build fails.
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
