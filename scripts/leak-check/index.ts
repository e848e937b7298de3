import {parseArgs} from 'node:util';
import {readLeakSite} from './readLeakSite';
import {printLeaks} from '@engine/docs-lock/leak-check/printLeaks';

const {values} = parseArgs({
  options: {folder: {type: 'string', default: 'build'}},
});

/** Checks existing builds for leaks. */
async function main(): Promise<void> {
  try {
    process.exitCode = await printLeaks(readLeakSite(process.cwd()), [
      values.folder,
    ]);
  } catch (error) {
    console.error(`[ERROR] Leak check: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

void main();
