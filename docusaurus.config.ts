import type {Config} from '@docusaurus/types';
import type * as Classic from '@docusaurus/preset-classic';
import {availableParallelism} from 'node:os';
import {coverReader} from './plugins/covers';
import {servedDark} from './plugins/first-visit/servedDark';
import {parseFrontMatter} from './plugins/front-matter';
import {historyReader} from './plugins/git-history';
import {pageMarkdown} from './plugins/markdown';
import {pageTemplate} from './plugins/hydrate-on-intent/pageTemplate';
import {pageDescriber} from './plugins/page-info';
import sidebars from './sidebars';
import {editLink} from './src/lib/editLink';
import {
  contentAreas,
  isInLockedArea,
  lockedAreas,
} from './src/site/contentAreas';
import {discussionFrom} from './src/site/discussion';
import {footer} from './src/site/footer';
import {futureFor} from './src/site/future';
import {identityFrom} from './src/site/identity';
import {navbarItems} from './src/site/navigation';

const identity = identityFrom(process.env);
const discussion = discussionFrom(process.env);
const siteDir = __dirname;
const histories = historyReader(siteDir);

const customCss = ['tokens', 'custom', 'print'].map(
  (name) => `./src/css/${name}.css`,
);

const markdown = pageMarkdown(siteDir);

const pages = {
  describePage: pageDescriber({
    siteDir,
    author: identity.author,
    histories,
    provider: discussion.provider,
    isLocked: isInLockedArea,
  }),
  readCover: coverReader({siteDir}),
  linkToSource: (path: string) => editLink(identity, path),
};

const config: Config = {
  title: identity.title,
  tagline: identity.tagline,
  url: identity.url,
  baseUrl: identity.basePath,
  favicon: 'favicon.ico',
  // It would tell readers that no script has come, where none has been asked for.
  baseUrlIssueBanner: false,
  i18n: {defaultLocale: 'en-US', locales: ['en-US']},
  future: futureFor(availableParallelism()),
  ssrTemplate: servedDark(pageTemplate),
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        pages: markdown,
        theme: {customCss},
        sitemap: {
          lastmod: null,
          changefreq: null,
          priority: null,
          ignorePatterns: lockedAreas.map(
            ({id}) => `${identity.basePath}${id}/**`,
          ),
        },
      } satisfies Classic.Options,
    ],
  ],
  plugins: [
    './plugins/front-matter/index.ts',
    './plugins/data-files/index.ts',
    './plugins/spell-catalogue/index.ts',
    ['./plugins/asset-index/index.ts', {histories}],
    './plugins/catalogues/index.ts',
    './plugins/lean-client/index.ts',
    './plugins/lazy-styles/index.ts',
    './plugins/mobile-breakpoint/index.ts',
    './plugins/canonical-address/index.ts',
    './plugins/first-visit/index.ts',
    './plugins/put-away-sidebar/index.ts',
    ['./plugins/discussion/index.ts', {discussion}],
    './plugins/open-for-paper/index.ts',
    './plugins/content-security-policy/index.ts',
    './plugins/pdf-viewer/index.ts',
    ...contentAreas.map(({id}): [string, object] => [
      './plugins/area-docs/index.ts',
      {id, entries: sidebars[id], ...pages, ...markdown},
    ]),
  ],
  clientModules: [
    './src/client/keepCoveredPage.ts',
    './src/client/openCanonicalPage.ts',
    './src/client/loadOnIntent.ts',
    './src/client/arriveOnPage.ts',
    './src/client/replayHeld.ts',
    './src/client/showSidebarItem.ts',
  ],
  themeConfig: {
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
    navbar: {title: identity.title, items: navbarItems(identity)},
    footer: footer(identity),
  } satisfies Classic.ThemeConfig,
};

export default config;
