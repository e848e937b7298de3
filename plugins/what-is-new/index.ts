import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {ChangedPage, News} from '../../src/features/what-is-new/lib/news';
import {writeDay} from '../../src/features/page-info/lib/writeDay';
import type {ReadHistories} from '../../src/shared/lib/fileHistory';
import {CHANGE_FEED, FEED_TYPE, NEWS_PAGE} from '../../src/site/newsPage';
import {listOpenDocs} from '../pages/openDocs';
import {Joi, createValidator} from '../validate-options/createValidator';
import {comesForAll} from './comesForAll';
import {listChanges} from './listChanges';
import {parseNotes} from './parseNotes';
import {writeFeed} from './writeFeed';

type Options = {
  readonly histories: ReadHistories;
  /** Whether this is a build; the development server makes no feed. */
  readonly isBuild: boolean;
  /** Address of the complete changelog. */
  readonly changelog: string;
};

/** The number of notes that the page shows. */
const MAX_NOTES = 40;

/** The number of changed pages that the page shows. */
const MAX_CHANGED = 15;

/** Reads the changelog of the world; empty if there is none. */
async function readChangelog(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return '';
    }
    throw error;
  }
}

/** The element by which browsers and feed readers find the feed. */
function linkToFeed(baseUrl: string): HtmlTagObject {
  return {
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: FEED_TYPE,
      href: `${baseUrl}${CHANGE_FEED.slice(1)}`,
    },
  };
}

/**
 * Publishes what is new: a page with the notes for readers from the changelog and the pages that
 * changed last, and an Atom feed of these pages. Without git history there is no feed. As no feed
 * reader knows how far its reader has played, the feed lists no page that comes in a session.
 */
export default function whatIsNewPlugin(
  {siteDir, siteConfig: {title, url, baseUrl}, i18n}: LoadContext,
  {histories, isBuild, changelog}: Options,
): Plugin<string> {
  let fed: readonly ChangedPage[] = [];
  const file = join(siteDir, 'CHANGELOG.md');
  const home = new URL(baseUrl, url).href;
  return {
    name: 'what-is-new',

    loadContent: () => readChangelog(file),

    async allContentLoaded({allContent, actions: {addRoute}}) {
      const notes = allContent['what-is-new']?.['default'] as string;
      const docs = listOpenDocs(allContent);
      const known = await histories();
      fed = listChanges(docs.filter(comesForAll), known, baseUrl);
      addRoute({
        path: `${baseUrl}${NEWS_PAGE.slice(1)}`,
        component: '@site/src/pages/_whatIsNew.tsx',
        exact: true,
        props: {
          releases: parseNotes(notes, MAX_NOTES),
          changed: listChanges(docs, known, baseUrl)
            .slice(0, MAX_CHANGED)
            .map(({to, title, area, updated}) => ({
              to,
              title,
              area,
              updated: writeDay(updated),
            })),
          hasFeed: isBuild && fed.length > 0,
          changelog,
        } satisfies News,
      });
    },

    injectHtmlTags: () =>
      isBuild && fed.length > 0 ? {headTags: [linkToFeed(baseUrl)]} : {},

    async postBuild({outDir}) {
      const [newest, ...others] = fed;
      if (newest !== undefined) {
        const address = new URL(CHANGE_FEED.slice(1), home).href;
        const language =
          i18n.localeConfigs[i18n.currentLocale]?.htmlLang ??
          i18n.currentLocale;
        await writeFile(
          join(outDir, CHANGE_FEED.slice(1)),
          writeFeed({title, address, home, language}, [newest, ...others]),
        );
      }
    },

    getPathsToWatch: () => [file],
  };
}

/** Validates the options; throws an error that names each invalid key. */
export const validateOptions = createValidator<Options>({
  histories: Joi.function().required(),
  isBuild: Joi.boolean().required(),
  changelog: Joi.string().required(),
});
