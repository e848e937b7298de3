import {relative, resolve, sep} from 'node:path';
import {siteDir} from '../siteDir';
import {checkPage} from './checkPage';
import {describePageFaults} from '../../plugins/pages/pageFault';

/** Checks one page, and prints its faults or that it has none. */
async function main(named: string | undefined): Promise<void> {
  if (named === undefined) {
    throw new Error(
      'found no page, expected its path: npm run check:page docs/area/page.md',
    );
  }
  const path = relative(siteDir, resolve(named)).split(sep).join('/');
  const faults = await checkPage(path);
  if (faults.length > 0) {
    console.error(describePageFaults(path, faults));
    process.exitCode = 1;
    return;
  }
  console.log(`${path}: no faults.`);
}

main(process.argv[2]).catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
