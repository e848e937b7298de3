import {isInLockedArea} from '../../src/site/contentAreas';
import {QUESTION_FILES} from '../../src/site/questions';
import {campaigns} from '../../world/campaigns';
import {join} from 'node:path';
import {findSidebarFaults} from '../area-docs/findSidebarFaults';
import {SIDEBARS} from '../area-docs/sidebarFile';
import {collectFormer} from '../former-addresses/collectFormer';
import {findFaults} from '../front-matter/findFaults';
import {findMapFaults, mapFolder} from '../map/build/findMapFaults';
import {sitePages, type SitePage} from '../pages/sitePages';
import {readCampaigns} from '../sessions/build/readCampaigns';
import {readQuestions} from '../search/build/readQuestions';
import {checkCatalogue} from '../spells/build/checkCatalogue';
import {readSheets, sheetFolder} from '../spells/build/readSheets';
import {findCoverFaults} from './findCoverFaults';
import {findPlaceFaults} from './findPlaceFaults';
import {findStrayFiles} from './findStrayFiles';
import {findBrokenLinks} from './links/findBrokenLinks';
import {createTreeReader} from './pageTrees';

export type Checked = {
  readonly siteDir: string;
  readonly pages: readonly SitePage[];
  /** Whether a file is requested; all are if absent. */
  readonly isAsked?: ((path: string) => boolean) | undefined;
};

/** A rule for the pages and data of a site. */
export type Rule = {
  /** Describes violations, with file and line; may also throw them as an error. */
  readonly find: (
    site: Checked,
  ) => Promise<readonly string[]> | readonly string[];
  /** Folders and files whose changes may affect the result. */
  readonly folders: readonly string[];
  readonly files: readonly string[];
  /** Whether the rule limits its own findings to the requested files. */
  readonly asksItself?: boolean;
};

const ofPages = {folders: ['docs'], files: []} as const;

/** The rules of the site as a whole. Rules for the text of a page are steps of its Markdown. */
export const rules: readonly Rule[] = [
  {...ofPages, find: ({pages}) => pages.flatMap(findFaults)},
  {...ofPages, find: ({siteDir}) => findStrayFiles(siteDir)},
  {...ofPages, find: ({pages}) => findPlaceFaults(pages)},
  {...ofPages, find: ({siteDir, pages}) => findCoverFaults(siteDir, pages)},
  {
    ...ofPages,
    find: ({pages}) => collectFormer(pages, isInLockedArea).faults,
  },
  {
    folders: ['docs'],
    files: [SIDEBARS],
    find: ({siteDir, pages}) => findSidebarFaults(siteDir, pages),
  },
  {
    folders: [mapFolder],
    files: [],
    find: ({siteDir, pages}) => findMapFaults(siteDir, pages),
  },
  {
    folders: [sheetFolder],
    files: [],
    find: async ({siteDir}) => {
      checkCatalogue(await readSheets(siteDir));
      return [];
    },
  },
  {
    folders: ['static'],
    files: [],
    find: async ({siteDir}) => {
      await readCampaigns(join(siteDir, 'static'), campaigns);
      return [];
    },
  },
  {
    folders: ['world/questions'],
    files: [],
    find: async ({siteDir}) => {
      await readQuestions(siteDir, QUESTION_FILES);
      return [];
    },
  },
  {
    ...ofPages,
    asksItself: true,
    find: ({siteDir, isAsked}) =>
      findBrokenLinks({
        siteDir,
        isAsked,
        createReader: (pages) => createTreeReader(siteDir, pages),
      }),
  },
];

/** Runs a rule; an exception counts as an error. */
export async function runRule(
  {find}: Rule,
  site: Checked,
): Promise<readonly string[]> {
  try {
    return await find(site);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

/** Finds violations of the rules: in the whole site, or in the requested files. */
export async function findSiteFaults(
  siteDir: string,
  isAsked?: (path: string) => boolean,
): Promise<readonly string[]> {
  const pages = await sitePages(siteDir);
  const found = await Promise.all(
    rules.map(async (rule) => {
      const faults = await runRule(rule, {siteDir, pages, isAsked});
      return rule.asksItself === true || isAsked === undefined
        ? faults
        : faults.filter((fault) => isAsked(fault.split(':', 1).join('')));
    }),
  );
  return [...new Set(found.flat())];
}
