import {readArguments} from '../command/readArguments';
import {readLeakSite} from './readLeakSite';
import {printLeaks} from '@engine/docs-lock/leak-check/printLeaks';

/** Checks existing builds for leaks. */
async function main(): Promise<void> {
  try {
    const {values} = readArguments({
      usage: 'leak-check [--folder build]',
      flags: {folder: {type: 'string', default: 'build'}},
    });
    process.exitCode = await printLeaks(readLeakSite(process.cwd()), [
      values.folder,
    ]);
  } catch (error) {
    console.error(`[ERROR] Leak check: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

void main();
