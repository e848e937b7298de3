import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {inspect} from 'node:util';
import createJiti from 'jiti';
import {TRANSLATION_RECORD} from '../../src/shared/lib/translatedPath';
import type {World} from '../../src/site/world';
import {claimFolder} from '../run-alone/claimFolder';
import {worldAliases} from '../run-alone/worldAliases';
import {readLocale, requireLanguage} from './readLocale';

/** Default environment variables. */
const environment = {
  NODE_ENV: 'development',
  BABEL_ENV: 'development',
  // The loader options are part of this repository, and every build validates them.
  SKIP_VALIDATION: 'yes',
} as const;

/** Reads the languages of the site, which a world need not define. */
function readLanguages(siteDir: string): readonly string[] {
  const load = createJiti(__filename, {alias: worldAliases(siteDir)});
  return (load('@world/languages') as Pick<World, 'languages'>).languages;
}

/**
 * Finds the language to start in; undefined for the main one, and in a copy for another one, which
 * is in it already.
 *
 * @throws Error if the site lacks it.
 */
function findLanguage(
  siteDir: string,
  args: readonly string[],
): string | undefined {
  const locale = readLocale(args);
  if (locale === undefined || existsSync(join(siteDir, TRANSLATION_RECORD))) {
    return undefined;
  }
  const languages = readLanguages(siteDir);
  requireLanguage(locale, languages);
  return locale === languages[0] ? undefined : locale;
}

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
  try {
    const locale = findLanguage(siteDir, args);
    if (locale !== undefined) {
      // Loaded here, because it loads the compiler of TypeScript.
      const {startLanguage} = await import('./startLanguage');
      process.exit(await startLanguage(siteDir, locale, args));
    }
  } catch (error) {
    console.error(`[ERROR] npm start: ${(error as Error).message}`);
    process.exit(1);
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
