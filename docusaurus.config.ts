import {availableParallelism} from 'node:os';
import type * as Classic from '@docusaurus/preset-classic';
import type {Config, PluginConfig, PluginModule} from '@docusaurus/types';
import areaPlugin from './plugins/areas';
import check from './plugins/check';
import contentSecurityPolicy from './plugins/content-security-policy';
import covers from './plugins/covers/plugin';
import {darkenServedPage} from './plugins/first-visit/darkenServedPage';
import formerAddresses from './plugins/former-addresses';
import queueReloads from './plugins/framework-patches/queue-reloads';
import {parseFrontMatter, parseWithoutFaults} from './plugins/front-matter';
import homePage from './plugins/home';
import {pageTemplate} from './plugins/hydrate-on-intent/pageTemplate';
import {openMarkdown} from './plugins/markdown/openMarkdown';
import {printErrorsPlainly} from './plugins/plain-errors';
import publish from './plugins/publish';
import {FORGET_PAGE} from './plugins/saved-data/model/forgetPage';
import socialCards from './plugins/social-cards';
import structuredData from './plugins/structured-data';
import whatIsNew from './plugins/what-is-new';
import sidebars from './sidebars';
import {areaMenus, contentAreas, openAreas} from './src/site/contentAreas';
import {readIdentity} from './src/site/identity';
import {navbarItems} from './src/site/navigation';
import {NEWS_PAGE} from './src/site/newsPage';
import {QUESTION_FILES} from './src/site/questions';
import {SEARCH_PAGE} from './src/site/searchPage';
import {TAKE_PAGE} from './src/site/takePage';
import {campaigns} from './world/campaigns';
import {spellSheets} from './world/catalogue';
import {home} from './world/home';
import {rowKinds, synonyms} from './world/search';

printErrorsPlainly();

const identity = readIdentity(process.env);
const {title, tagline, url, basePath, author} = identity;
const markdown = openMarkdown(__dirname);
const isBuild = process.env.NODE_ENV === 'production';

/**
 * One docs plugin for each area, with its folder below docs/, its route, its sidebar, and its lock.
 */
const areas = contentAreas.map(({id}): PluginConfig => [
  areaPlugin as PluginModule,
  {id, sidebar: sidebars[id]},
]);

/** The public areas, each with the id of its docs plugin. */
const openDocs = openAreas.map(({id, label}) => ({id, label}));

const config: Config = {
  title,
  tagline,
  url,
  baseUrl: basePath,
  favicon: 'favicon.ico',
  headTags: [
    {
      tagName: 'link',
      attributes: {
        rel: 'apple-touch-icon',
        href: `${basePath}assets/icon/apple-touch-icon.png`,
      },
    },
    {
      tagName: 'link',
      attributes: {rel: 'manifest', href: `${basePath}site.webmanifest`},
    },
  ],
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
      // On one or two cores, threads cost more than they save.
      ssgWorkerThreads: availableParallelism() > 2,
    },
  },
  // The banner would appear on every page, because scripts load only when they are needed.
  baseUrlIssueBanner: false,
  ssrTemplate: darkenServedPage(pageTemplate),
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: isBuild ? parseFrontMatter : parseWithoutFaults,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  presets: [
    [
      'classic',
      {
        debug: false,
        docs: false,
        blog: false,
        pages: markdown,
        // plugins/publish writes the sitemap, so that the leak check covers it.
        sitemap: false,
        theme: {
          customCss: [
            './src/css/tokens.css',
            './world/tokens.css',
            './src/css/custom.css',
            './src/css/print.css',
          ],
        },
      } satisfies Classic.Options,
    ],
  ],
  // Docusaurus loads each path with its own copies of modules, so plugins that load many modules
  // are imported. Each one has options, because Knip would call a bare function.
  plugins: [
    './plugins/bundler-cache/index.ts',
    // The source of the home page, which src/pages/ shows; it has no route of its own.
    [
      '@docusaurus/plugin-content-pages',
      {id: 'world', path: 'world', exclude: ['**'], ...markdown},
    ],
    './plugins/development/index.ts',
    [queueReloads, {}],
    [check, {}],
    './plugins/new-page/index.ts',
    './plugins/rename/index.ts',
    './plugins/import/index.ts',
    './plugins/press/index.ts',
    [formerAddresses, {}],
    './plugins/tables/index.ts',
    './plugins/spells/index.ts',
    ['./plugins/assets/index.ts', {campaigns}],
    [covers, {}],
    [
      './plugins/search/index.ts',
      {
        areas: openDocs,
        page: SEARCH_PAGE,
        synonyms,
        questions: QUESTION_FILES,
        rowKinds,
        previewed: [spellSheets.save],
        campaigns,
        placeholder: 'A place, a spell, a rule …',
        places: contentAreas.map(({id, label, summary}) => ({
          to: `/${id}/`,
          label,
          note: summary,
        })),
      },
    ],
    './plugins/tag-pages/index.ts',
    './plugins/catalogues/index.ts',
    // The menu at the table and the palette list tools in this order.
    './plugins/character-sheet/index.ts',
    './plugins/tracker/index.ts',
    './plugins/map/index.ts',
    './plugins/pinboard/index.ts',
    './plugins/dice/index.ts',
    './plugins/calendar/index.ts',
    './plugins/player-screen/index.ts',
    './plugins/offline/index.ts',
    './plugins/framework-patches/trim-client-bundle/index.ts',
    './plugins/framework-patches/head-after-hydration/index.ts',
    './plugins/framework-patches/mobile-breakpoint/index.ts',
    './plugins/framework-patches/short-class-names/index.ts',
    './plugins/unused-styles/index.ts',
    './plugins/lazy-styles/index.ts',
    './plugins/breakpoints/index.ts',
    './plugins/canonical-address/index.ts',
    './plugins/first-visit/index.ts',
    './plugins/fonts/index.ts',
    './plugins/navigation/index.ts',
    './plugins/display/index.ts',
    './plugins/sessions/index.ts',
    './plugins/discussion/index.ts',
    './plugins/open-for-paper/index.ts',
    './plugins/documents/index.ts',
    [whatIsNew as PluginModule, {}],
    [
      './plugins/export/index.ts',
      {areas: openDocs, page: TAKE_PAGE, description: home.sentence},
    ],
    './plugins/saved-data/index.ts',
    './plugins/features/index.ts',
    ...areas,
    [homePage as PluginModule, {}],
    './plugins/lock/cli/index.ts',
    // These plugins change each built page in this order: its styles, card, and data, and last its
    // policy, which lists its scripts.
    './plugins/inline-styles/index.ts',
    [socialCards, {}],
    [structuredData, {}],
    [contentSecurityPolicy, {}],
    [publish, {}],
  ],
  clientModules: [
    './src/page/client/openCanonicalPage.ts',
    './src/page/client/trackHistoryEntries.ts',
    './src/page/client/revealNotFound.ts',
    './src/page/client/loadOnIntent.ts',
    './src/page/client/arriveOnPage.ts',
    './src/page/client/showOwnFace.ts',
    './src/page/client/watchEdition.ts',
  ],
  themeConfig: {
    image: 'banners/card.jpg',
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
    navbar: {title, items: navbarItems(identity)},
    footer: {
      links: [
        ...areaMenus.map(({group, label}) => ({
          title: label,
          items: contentAreas
            .filter((area) => area.group === group)
            .map((area) => ({label: area.label, to: `/${area.id}/`})),
        })),
        {
          title: 'Site',
          items: [
            {label: 'What’s new', to: NEWS_PAGE},
            {label: 'Delete saved data', to: FORGET_PAGE},
          ],
        },
      ],
      copyright: `${title} is written and maintained by <a href="${author.url}">${author.name}</a>. You may print and copy its text and tables for play.`,
    },
  } satisfies Classic.ThemeConfig,
};

export default config;
