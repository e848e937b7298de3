import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import type {ChangedPage, News} from './model/news';
import {writeDay} from '../page-info/model/writeDay';
import {viewLink} from '../../src/shared/model/editLink';
import {openAreas} from '../../src/site/contentAreas';
import {CHANGE_FEED, FEED_TYPE, NEWS_PAGE} from '../../src/site/newsPage';
import {listOpenDocs} from '../pages/openDocs';
import type {PublishingPlugin} from '../publish/publisher';
import {siteParts, type SiteParts} from '../site/siteParts';
import {comesForAll} from './build/comesForAll';
import {listChanges} from './build/listChanges';
import {parseNotes} from './build/parseNotes';
import {writeFeed} from './build/writeFeed';

type Parts = Pick<
  SiteParts,
  'histories' | 'identity' | 'isAllLocked' | 'isBuild'
>;

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
 * Publishes the news page and an Atom feed. The page shows the notes for readers from the
 * changelog, and the most recently changed pages; the feed lists such pages too. Without git
 * history there is no feed. Feed readers cannot hide later sessions, so the feed lists no page that
 * belongs to one. A fully locked site has no feed, because it would reveal page titles.
 */
export default function whatIsNewPlugin(
  context: LoadContext,
  _options: unknown,
  {histories, identity, isAllLocked, isBuild}: Parts = siteParts(context),
): PublishingPlugin<string> {
  const {siteDir, siteConfig, i18n, baseUrl} = context;
  const {title, url} = siteConfig;
  const changelog = viewLink(identity, 'CHANGELOG.md');
  let fed: readonly ChangedPage[] = [];
  const file = join(siteDir, 'CHANGELOG.md');
  return {
    name: 'what-is-new',

    loadContent: () => readChangelog(file),

    async allContentLoaded({allContent, actions: {addRoute}}) {
      const notes = allContent['what-is-new']?.['default'] as string;
      const docs = listOpenDocs(allContent, openAreas);
      const known = await histories();
      fed = listChanges(docs.filter(comesForAll), known, baseUrl);
      addRoute({
        path: `${baseUrl}${NEWS_PAGE.slice(1)}`,
        component: '@site/plugins/what-is-new/theme/NewsPage',
        exact: true,
        props: {
          releases: isAllLocked ? [] : parseNotes(notes, MAX_NOTES),
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

    publish: {
      async writeFiles({outDir}) {
        const [newest, ...others] = fed;
        if (newest !== undefined) {
          const home = new URL(baseUrl, url).href;
          const address = home + CHANGE_FEED.slice(1);
          const site = {title, address, home, language: i18n.currentLocale};
          const feed = writeFeed(site, [newest, ...others]);
          await writeFile(join(outDir, CHANGE_FEED.slice(1)), feed);
        }
      },
    },

    getPathsToWatch: () => [file],
  };
}
