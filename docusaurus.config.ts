import type {Config} from '@docusaurus/types';
import type * as Classic from '@docusaurus/preset-classic';
import {availableParallelism} from 'node:os';
import {parseFrontMatter} from './plugins/front-matter';
import highlightCode from './plugins/markdown/highlightCode';
import importSheets from './plugins/markdown/importSheets';
import labelTasks from './plugins/markdown/labelTasks';
import staticLinks from './plugins/markdown/staticLinks';
import sidebars from './sidebars';
import {contentAreas, lockedAreas} from './src/site/contentAreas';
import {footer} from './src/site/footer';
import {futureFor} from './src/site/future';
import {identityFrom} from './src/site/identity';
import {navbarItems} from './src/site/navigation';

const identity = identityFrom(process.env);
const siteDir = __dirname;

const markdown = {
  beforeDefaultRemarkPlugins: [
    [staticLinks, {siteDir}],
    [importSheets, {siteDir}],
  ],
  rehypePlugins: [highlightCode, labelTasks],
};

const config: Config = {
  title: identity.title,
  tagline: identity.tagline,
  url: identity.url,
  baseUrl: identity.basePath,
  favicon: 'favicon.ico',
  i18n: {defaultLocale: 'en-US', locales: ['en-US']},
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
        theme: {customCss: ['./src/css/tokens.css', './src/css/custom.css']},
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
    './plugins/lean-client/index.ts',
    './plugins/mobile-breakpoint/index.ts',
    './plugins/canonical-address/index.ts',
    ...contentAreas.map(({id}): [string, object] => [
      './plugins/area-docs/index.ts',
      {id, entries: sidebars[id], ...markdown},
    ]),
  ],
  clientModules: [
    './src/client/openCanonicalPage.ts',
    './src/client/loadOnIntent.ts',
    './src/client/arriveOnPage.ts',
    './src/client/showSidebarItem.ts',
  ],
  themeConfig: {
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: false},
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
    navbar: {title: identity.title, items: navbarItems(identity)},
    footer: footer(identity),
  } satisfies Classic.ThemeConfig,
};

export default config;
