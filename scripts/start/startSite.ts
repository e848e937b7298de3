import {inspect} from 'node:util';
import {claimFolder} from '../run-alone/claimFolder';
import {worldAliases} from '../run-alone/worldAliases';

/** What the environment says unless it was told otherwise. */
const environment = {
  NODE_ENV: 'development',
  BABEL_ENV: 'development',
  // The options of loaders are those of this repository, and a build validates them.
  SKIP_VALIDATION: 'yes',
} as const;

/** Claims the folder of the site, and tells who has it where that is another command. */
async function claim(siteDir: string): Promise<boolean> {
  try {
    await claimFolder(siteDir, 'npm start');
    return true;
  } catch (error) {
    console.error(`[ERROR] npm start: ${(error as Error).message}`);
    return false;
  }
}

/** Opens the site while it is written, in the only command that writes to its folder. */
export default async function startSite(
  args: readonly string[],
): Promise<void> {
  const siteDir = process.cwd();
  if (!(await claim(siteDir))) {
    process.exitCode = 1;
    return;
  }
  Object.assign(process.env, {
    ...environment,
    ...process.env,
    JITI_ALIAS: JSON.stringify(worldAliases(siteDir)),
  });
  try {
    // After the environment is set: packages look at it once, when they are loaded.
    const {runCli} =
      await import('../../plugins/framework-patches/run-in-process/runCli');
    // In this process, and not by its command, which first looks for a newer release.
    await runCli([process.execPath, 'docusaurus', 'start', ...args]);
  } catch (error) {
    console.error(`[ERROR] npm start: ${inspect(error, {depth: Infinity})}`);
    process.exit(1);
  }
}
