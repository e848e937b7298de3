import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {createSheetTest} from './openSheets';
import type {ZipFiles} from './packZip';
import type {TakenPage} from './read/takenPage';

/** Reads the sheets of a build that hold no spoiler, by path. */
export async function readSheets(
  outDir: string,
  pages: readonly TakenPage[],
): Promise<ZipFiles> {
  const paths = await Globby('**/*.csv', {cwd: outDir});
  const isOpen = createSheetTest(pages);
  const sheets: Record<string, string> = {};
  for (const path of paths.toSorted()) {
    const csv = await readFile(join(outDir, path), 'utf8');
    if (isOpen(path, csv)) {
      sheets[path] = csv;
    }
  }
  return sheets;
}
