import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import whatIsNewPlugin from '../../plugins/what-is-new';
import {openAreas} from '../../src/site/contentAreas';
import {readIdentity} from '../../src/site/identity';
import {CHANGE_FEED} from '../../src/site/newsPage';

/** The area of the pages. */
export const area = openAreas[0]?.id ?? '';

/** When all pages were changed. */
export const updated = '2024-03-09T12:00:00.000Z';

/** Creates a page of the docs plugin. */
export function doc(name: string, folder = 'docs', flags = {}) {
  return {
    source: `@site/${folder}/${area}/${name}.md`,
    permalink: `/world/${area}/${name}.html`,
    title: name,
    description: '',
    frontMatter: {},
    draft: false,
    unlisted: false,
    ...flags,
  };
}

/** What the plugin is run with. */
type Publishing = {
  readonly siteDir: string;
  readonly histories: ReadonlyMap<string, {readonly updated: string}>;
  readonly pages: readonly ReturnType<typeof doc>[];
  readonly isBuild?: boolean;
};

/** Runs the plugin; returns what it publishes. */
export async function publish({
  siteDir,
  histories,
  pages,
  isBuild = true,
}: Publishing) {
  const context = {
    siteDir,
    baseUrl: '/world/',
    siteConfig: {title: 'Vale', url: 'https://example.org'},
    i18n: {currentLocale: 'en-US', localeConfigs: {}},
  } as unknown as LoadContext;
  const plugin = whatIsNewPlugin(
    context,
    {},
    {
      histories: () => Promise.resolve(histories),
      identity: readIdentity({}),
      isAllLocked: false,
      isBuild,
    },
  );
  const routes: RouteConfig[] = [];
  await plugin.allContentLoaded?.({
    allContent: {
      'what-is-new': {default: await plugin.loadContent?.()},
      'docusaurus-plugin-content-docs': {
        [area]: {loadedVersions: [{docs: pages}]},
      },
    },
    actions: {addRoute: (route: RouteConfig) => routes.push(route)},
  } as never);
  await plugin.publish.writeFiles?.({outDir: siteDir} as never);
  const feed = join(siteDir, CHANGE_FEED);
  return {
    route: routes[0],
    headTags: plugin.injectHtmlTags?.({} as never).headTags,
    feed: existsSync(feed) ? readFileSync(feed, 'utf8') : undefined,
  };
}
