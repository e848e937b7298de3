import {join} from 'node:path';
import {map} from '@world/map';
import {printLeaks} from '@engine/docs-lock/leak-check/printLeaks';
import {hasFeature} from '../../src/site/features';
import {readLeakSite} from '../leak-check/readLeakSite';
import {claimFolder} from '../run-alone/claimFolder';
import {runDocusaurus} from '../run-alone/runDocusaurus';
import {buildEnvironment} from './buildEnvironment';
import {parseBuildOptions} from './parseBuildOptions';
import {writePacks} from './writePacks';

/** Builds the site, and checks the output for leaks; returns the exit code. */
async function build(siteDir: string): Promise<number> {
  const {args, folder, strict} = parseBuildOptions(process.argv.slice(2));
  await claimFolder(siteDir, 'npm run build');
  const status = await runDocusaurus({
    siteDir,
    args: ['build', ...args],
    env: {...buildEnvironment, ...(strict && {LOCK_STRICT: 'true'})},
  });
  if (status === 0 && hasFeature('offline')) {
    await writePacks({
      siteDir,
      folder: join(siteDir, folder),
      mapPicture: map.picture.name,
    });
  }
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
