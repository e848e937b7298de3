import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {strToU8} from 'fflate';
import {parse} from 'papaparse';
import type {TakenPage} from './read/takenPage';

/** Minimum number of letters and digits by which a cell is recognized. */
const LONG = 40;

/** Reduces a text to its letters and digits. */
function toKey(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** Reads the CSV files of a build that contain no spoilers, by path. */
export async function readSheets(
  outDir: string,
  pages: readonly TakenPage[],
): Promise<Readonly<Record<string, Uint8Array>>> {
  const hidden = new Set(pages.flatMap(({hiddenFiles}) => hiddenFiles));
  const told = new Set(
    pages
      .flatMap(({spoilers}) => spoilers.map(toKey))
      .filter(({length}) => length >= LONG),
  );
  const sheets: Record<string, Uint8Array> = {};
  const paths = await Globby('**/*.csv', {cwd: outDir});
  for (const path of paths.toSorted()) {
    const csv = await readFile(join(outDir, path), 'utf8');
    const tellsSpoiler = parse<string[]>(csv)
      .data.flat()
      .some((cell) => told.has(toKey(cell)));
    if (!hidden.has(`/${path}`) && !tellsSpoiler) {
      sheets[path] = strToU8(csv);
    }
  }
  return sheets;
}
