import {relative, resolve, sep} from 'node:path';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {siteDir} from '../siteDir';
import {checkPage} from './checkPage';
import {describePageFaults} from '../../plugins/pages/pageFault';

/** Checks one page, and prints its faults or that it has none, and the names that may be new. */
async function main(): Promise<void> {
  const {
    positionals: [named = ''],
  } = readArguments({
    usage: 'the path of one page: npm run check:page docs/area/page.md',
    count: [1, 1],
  });
  const path = relative(siteDir, resolve(named)).split(sep).join('/');
  const {faults, unknown} = await checkPage(path);
  if (unknown.length > 0) {
    console.warn(
      `Names and words that are in no list, but may be new:\n${describePageFaults(path, unknown)}`,
    );
  }
  if (faults.length > 0) {
    console.error(describePageFaults(path, faults));
    process.exitCode = 1;
    return;
  }
  console.log(`${path}: no faults.`);
}

void startCommand('check:page', main);
