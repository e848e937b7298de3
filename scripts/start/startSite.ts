import {inspect} from 'node:util';
import {claimFolder} from '../run-alone/claimFolder';
import {worldAliases} from '../run-alone/worldAliases';

/** Default environment variables. */
const environment = {
  NODE_ENV: 'development',
  BABEL_ENV: 'development',
  // The loader options are part of this repository, and every build validates them.
  SKIP_VALIDATION: 'yes',
} as const;

/** Locks the project folder; reports the other command if one holds the lock. */
async function lockFolder(siteDir: string): Promise<boolean> {
  try {
    await claimFolder(siteDir, 'npm start');
    return true;
  } catch (error) {
    console.error(`[ERROR] npm start: ${(error as Error).message}`);
    return false;
  }
}

/**
 * Starts the development server, and prevents other commands from writing to the folder meanwhile.
 */
export default async function startSite(
  args: readonly string[],
): Promise<void> {
  const siteDir = process.cwd();
  if (!(await lockFolder(siteDir))) {
    process.exitCode = 1;
    return;
  }
  Object.assign(process.env, {
    ...environment,
    ...process.env,
    JITI_ALIAS: JSON.stringify(worldAliases(siteDir)),
  });
  try {
    // Must follow the environment variables, because packages read them when they are loaded.
    const {runCli} =
      await import('../../plugins/framework-patches/run-in-process/runCli');
    // Runs in this process, because the docusaurus command would first look for updates.
    await runCli([process.execPath, 'docusaurus', 'start', ...args]);
  } catch (error) {
    console.error(`[ERROR] npm start: ${inspect(error, {depth: Infinity})}`);
    process.exit(1);
  }
}
