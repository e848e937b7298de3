import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parsePrints, type AreaPrints} from '../leak/print';
import {printFolder} from '../lockedFolders';
import {put} from './folder';

function findPlace(siteDir: string, area: string): string {
  return join(siteDir, printFolder, `${area}.json`);
}

/** Records for the leak check what must not be public of an area. */
export async function putPrints(
  siteDir: string,
  area: string,
  prints: AreaPrints,
): Promise<void> {
  await put(findPlace(siteDir, area), JSON.stringify(prints));
}

/**
 * Records that an area is built from its ciphertext. Fingerprints of its pages from earlier builds
 * are kept.
 */
export async function putSealedPrints(
  siteDir: string,
  area: string,
): Promise<void> {
  const place = findPlace(siteDir, area);
  const known = existsSync(place)
    ? parsePrints(await readFile(place, 'utf8')).prints
    : [];
  await putPrints(siteDir, area, {from: 'sealed', sources: '', prints: known});
}
