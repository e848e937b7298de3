import {join} from 'node:path';
import {map} from '../../world/map';
import {printLeaks} from '@engine/docs-lock/leak-check/printLeaks';
import {hasFeature} from '../../src/site/features';
import {readLeakSite} from '../leak-check/readLeakSite';
import {claimFolder} from '../run-alone/claimFolder';
import {runDocusaurus} from '../run-alone/runDocusaurus';
import {buildEnvironment} from './buildEnvironment';
import {currentLanguage, furtherLanguages, mainLanguage} from '../../src/site/languages';
import {buildLanguage, checkLanguage} from './buildLanguage';
import {listToolFiles} from './listToolFiles';
import {sharePolicy} from './sharePolicy';
import {parseBuildOptions} from './parseBuildOptions';
import {writePacks} from './writePacks';

const options = parseBuildOptions(process.argv.slice(2));

/** Builds one language of the site; returns the exit code. */
async function buildMain(siteDir: string): Promise<number> {
  const {args, folder, locale, strict} = options;
  // With further languages, Docusaurus would build all of them from the same pages.
  const only =
    furtherLanguages.length > 0 && locale === undefined
      ? ['--locale', mainLanguage]
      : [];
  const status = await runDocusaurus({
    siteDir,
    args: ['build', ...args, ...only],
    env: {...buildEnvironment, ...(strict && {LOCK_STRICT: 'true'})},
  });
  if (status === 0 && hasFeature('offline')) {
    await writePacks({
      siteDir,
      folder: join(siteDir, folder, currentLanguage === mainLanguage ? '' : currentLanguage),
      mapPicture: map.picture.name,
      toolFiles: listToolFiles(),
    });
  }
  return status;
}

/** Builds the site in all its languages; returns the exit code of the first that fails. */
async function buildLanguages(siteDir: string): Promise<number> {
  const {folder, locale, shared} = options;
  const others = locale === undefined ? furtherLanguages : [];
  const build = {siteDir, folder, args: shared};
  let status = await buildMain(siteDir);
  for (const further of others) {
    status ||= await buildLanguage(build, further);
  }
  for (const further of others) {
    status ||= await checkLanguage(build, further);
  }
  if (status === 0 && locale === undefined) {
    sharePolicy(join(siteDir, folder));
  }
  return status;
}

/** Builds the site, and checks the output for leaks; returns the exit code. */
async function build(siteDir: string): Promise<number> {
  const {folder} = options;
  await claimFolder(siteDir, 'npm run build');
  const status = await buildLanguages(siteDir);
  // Runs last, because every written file could contain locked content.
  return status === 0 ? printLeaks(readLeakSite(siteDir), [folder]) : status;
}

async function main(): Promise<void> {
  try {
    process.exitCode = await build(process.cwd());
  } catch (error) {
    console.error(`[ERROR] npm run build: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

void main();
