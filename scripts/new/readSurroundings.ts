import {readSheets} from '../../plugins/spell-catalogue/readSheets';
import {hasFeature} from '../../src/site/features';
import {isInLockedArea} from '../../src/site/contentAreas';
import {
  findNames,
  isKnown,
  knownNames,
  splitSentences,
} from '../check-page/namesOnPages';
import {sitePages, type SitePage} from '../check-page/sitePages';
import {siteDir} from '../siteDir';
import type {Surroundings} from './checkPlan';

/** Reads the pages and spells that a plan is checked against. */
export async function readSurroundings(): Promise<Surroundings> {
  return {
    pages: await sitePages(),
    spellSheets: hasFeature('spells') ? await readSheets(siteDir) : [],
  };
}

/** Lists the open pages by their paths below docs/, without extension. */
export function listOpenPages(pages: readonly SitePage[]): readonly string[] {
  return pages
    .filter(({path}) => !isInLockedArea(path))
    .map(({area, id}) => `${area}/${id}`);
}

/** Finds names of several words on planned pages that no data file or title has. */
export async function findStrangeNames(
  planned: readonly SitePage[],
  pages: readonly SitePage[],
): Promise<readonly string[]> {
  const known = await knownNames([...pages, ...planned]);
  return planned.flatMap((page) =>
    findNames(splitSentences(page))
      .filter((name) => !isKnown(known, name))
      .map(
        (name) =>
          `${page.path}: found the name "${name}", expected a name of the data files or of a title. Add it to a data file first, or leave it out for now.`,
      ),
  );
}
