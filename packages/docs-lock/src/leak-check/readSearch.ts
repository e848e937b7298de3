import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {digestSources} from '../seal/digestSources';
import {arranged, getPhrases, secretPhrases} from '../leak/phrases';
import {
  parsePrints,
  type AreaPrints,
  type FilePrint,
  type TextPrint,
} from '../leak/print';
import {readLock} from '../cli/lockAt';
import {listLockedAreas} from '../lockedAreas';
import {isGlobalLock} from '../method/parseLockFile';
import type {LeakSite, LockSite} from '../site';
import {allowedFile, printFolder, secretFile} from '../lockedFolders';
import type {SearchedContent} from './findFileLeaks';

/** What to search for, and the areas of which nothing is known. */
export type Search = SearchedContent & {
  /** Areas that are built from ciphertext alone, so that their text is not on this machine. */
  readonly unknown: readonly string[];
};

/** Reads the lines of a list, without comments that begin with #. */
async function readLines(file: string): Promise<readonly string[]> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Lists the ids of everything locked: areas, and the home page if the whole site is. */
function lockedIds({siteDir, areas}: LockSite): readonly string[] {
  const lock = readLock(siteDir);
  return [
    ...listLockedAreas(lock, areas).map(({id}) => id),
    ...(isGlobalLock(lock) ? ['home'] : []),
  ];
}

/**
 * Reads the fingerprints that a build recorded of an area.
 *
 * @throws Error if there are none, or the pages have changed since.
 */
async function readPrints(siteDir: string, id: string): Promise<AreaPrints> {
  const path = `${printFolder}/${id}.json`;
  const file = join(siteDir, path);
  const known = existsSync(file)
    ? parsePrints(await readFile(file, 'utf8'))
    : undefined;
  if (
    known === undefined ||
    (known.from === 'pages' && known.prints.length === 0)
  ) {
    throw new Error(
      `${path}: found nothing of the locked area "${id}" to look for, expected what its pages say: run "npm run build", which notes it.`,
    );
  }
  const folder = join(siteDir, 'docs', id);
  const isOld =
    known.sources !== '' &&
    existsSync(folder) &&
    (await digestSources(folder)) !== known.sources;
  if (isOld) {
    throw new Error(
      `${path}: found what docs/${id} said before it changed, expected what it says now: run "npm run build" again.`,
    );
  }
  return known;
}

/**
 * Reads everything that must not be public.
 *
 * @throws Error if nothing is known of a locked area: a check without phrases would always pass.
 */
export async function readSearch(site: LeakSite): Promise<Search> {
  const {siteDir} = site;
  const ids = lockedIds(site);
  const areas = await Promise.all(ids.map((id) => readPrints(siteDir, id)));
  const prints = areas.flatMap((area) => area.prints);
  const texts = prints.filter(
    (print): print is TextPrint => print.kind === 'text',
  );
  const secrets = await readLines(join(siteDir, secretFile));
  const phrases = arranged(
    new Map([
      ...getPhrases(texts, [
        ...(await readLines(join(siteDir, allowedFile))),
        ...(await site.readNames()),
      ]),
      ...secretPhrases(secrets, secretFile),
    ]),
  );
  return {
    phrases,
    files: prints.filter((print): print is FilePrint => print.kind === 'file'),
    unknown: ids.filter((_, index) => areas[index]?.from === 'sealed'),
  };
}
