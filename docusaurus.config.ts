import type {Config} from '@docusaurus/types';
import type * as Classic from '@docusaurus/preset-classic';
import {availableParallelism} from 'node:os';
import {coverReader} from './plugins/covers';
import {servedFrame} from './plugins/first-visit/servedDark';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {parseFrontMatter} from './plugins/front-matter';
import codeParts from './plugins/markdown/codeParts';
import {historyReader} from './plugins/git-history';
import highlightCode from './plugins/markdown/highlightCode';
import importComponents from './plugins/markdown/importComponents';
import importAssets from './plugins/markdown/importAssets';
import importSheets from './plugins/markdown/importSheets';
import importSpells from './plugins/markdown/importSpells';
import labelTasks from './plugins/markdown/labelTasks';
import listPages from './plugins/markdown/listPages';
import showExamples from './plugins/markdown/showExamples';
import spoilers from './plugins/markdown/spoilers';
import includeMarkdown from './plugins/markdown/includeMarkdown';
import labelTasks from './plugins/markdown/labelTasks';
import listPages from './plugins/markdown/listPages';
import showExamples from './plugins/markdown/showExamples';
import showPictures from './plugins/markdown/showPictures';
import staticLinks from './plugins/markdown/staticLinks';
import veilBackgrounds from './plugins/markdown/veilBackgrounds';
import {pageDescriber} from './plugins/page-info';
import sidebars from './sidebars';
import {editLink} from './src/lib/editLink';
import {
  contentAreas,
  isInLockedArea,
  lockedAreas,
} from './src/site/contentAreas';
import {contentComponents} from './src/site/contentComponents';
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

/** Formulas are markup that browsers draw themselves, so no font or style is sent for them. */
const mathAsMarkup = {output: 'mathml', throwOnError: true, strict: 'error'};

const markdown = {
  beforeDefaultRemarkPlugins: [
    [showExamples, {siteDir}],
    [codeParts, {siteDir}],
    spoilers,
    [staticLinks, {siteDir}],
    [importSheets, {siteDir}],
    [importSpells, {siteDir}],
    [includeMarkdown, {siteDir}],
    showPictures,
    [staticLinks, {siteDir}],
    [importSheets, {siteDir}],
    [veilBackgrounds, {siteDir}],
    [importAssets, {siteDir}],
    [listPages, {siteDir}],
    [importComponents, {components: contentComponents}],
  ],
  remarkPlugins: [remarkMath],
  rehypePlugins: [[rehypeKatex, mathAsMarkup], highlightCode, labelTasks],
};

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
  i18n: {defaultLocale: 'en-US', locales: ['en-US']},
  ssrTemplate: servedFrame,
  future: futureFor(availableParallelism()),
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
    './plugins/lean-client/index.ts',
    './plugins/lazy-styles/index.ts',
    './plugins/mobile-breakpoint/index.ts',
    './plugins/canonical-address/index.ts',
    './plugins/first-visit/index.ts',
    './plugins/put-away-sidebar/index.ts',
    ['./plugins/discussion/index.ts', {discussion}],
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
    './src/client/openForPaper.ts',
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
