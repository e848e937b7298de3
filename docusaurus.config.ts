import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {availableParallelism} from 'node:os';
import {parseFrontMatter} from './plugins/front-matter';
import highlightCode from './plugins/markdown/highlightCode';
import importSheets from './plugins/markdown/importSheets';
import staticLinks from './plugins/markdown/staticLinks';
import sidebars from './sidebars';
import {contentAreas} from './src/site/contentAreas';
import {footer} from './src/site/footer';
import {identityFrom} from './src/site/identity';
import {navbarItems} from './src/site/navigation';

const identity = identityFrom(process.env);
const siteDir = __dirname;

const markdown = {
  beforeDefaultRemarkPlugins: [
    [staticLinks, {siteDir}],
    [importSheets, {siteDir}],
  ],
  rehypePlugins: [highlightCode],
};

const lockedAreas = contentAreas.filter(({locked}) => locked);

const config: Config = {
  title: identity.title,
  tagline: identity.tagline,
  url: identity.url,
  baseUrl: identity.basePath,
  favicon: 'favicon.ico',
  i18n: {defaultLocale: 'en-US', locales: ['en-US']},
  future: {
    v4: true,
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      mdxCrossCompilerCache: true,
      gitEagerVcs: true,
      ssgWorkerThreads: availableParallelism() > 2,
    },
  },
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
          ignorePatterns: lockedAreas.map(({id}) => `${identity.basePath}${id}/**`),
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    './plugins/front-matter/index.ts',
    './plugins/data-files/index.ts',
    './plugins/lean-client/index.ts',
    './plugins/canonical-address/index.ts',
    ...contentAreas.map(({id}) => [
      './plugins/area-docs/index.ts',
      {id, entries: sidebars[id], ...markdown},
    ] as [string, object]),
  ],
  clientModules: ['./src/client/loadOnIntent.ts', './src/client/arriveOnPage.ts'],
  themeConfig: {
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: false},
    navbar: {title: identity.title, items: navbarItems(identity)},
    footer: footer(identity),
  } satisfies ThemeConfig,
};

export default config;
