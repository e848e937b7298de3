import {readSheets} from '../../plugins/spell-catalogue/readSheets';
import {isInLockedArea} from '../../src/site/contentAreas';
import {
  findStrangeNames,
  readInvented,
} from '../../plugins/check/names/checkNames';
import {knownNames} from '../../plugins/check/names/namesOnPages';
import {sitePages, type SitePage} from '../../plugins/pages/sitePages';
import {siteDir} from '../siteDir';
import type {StrangeName} from '../spelling/nameRows';
import type {Surroundings} from './checkPlan';

/** Reads the pages and spells that a plan is checked against. */
export async function readSurroundings(): Promise<Surroundings> {
  return {
    pages: await sitePages(),
    spellSheets: await readSheets(siteDir),
  };
}

/** Lists the open pages by their paths below docs/, without extension. */
export function listOpenPages(pages: readonly SitePage[]): readonly string[] {
  return pages
    .filter(({path}) => !isInLockedArea(path))
    .map(({area, id}) => `${area}/${id}`);
}

/**
 * Finds names on planned pages that no data file or title has.
 *
 * @param words the words that the plan adds to those of the world.
 */
export async function listStrangeNames(
  planned: readonly SitePage[],
  pages: readonly SitePage[],
  words: readonly string[],
): Promise<readonly StrangeName[]> {
  const invented = [...readInvented(), ...words];
  const known = await knownNames([...pages, ...planned]);
  return planned.flatMap((page) => {
    const who = `named on ${String(page.frontMatter['title'])}`;
    return findStrangeNames(page, known, invented).map((name) => ({
      name,
      who,
      address: page.address,
    }));
  });
}
