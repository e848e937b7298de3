import {availableParallelism} from 'node:os';
import type * as Classic from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {darkenServedPage} from '../../plugins/first-visit/darkenServedPage';
import {parseFrontMatter, parseWithoutFaults} from '../../plugins/front-matter';
import {dateSitemap} from '../../plugins/git-history/dateSitemap';
import {pageTemplate} from '../../plugins/hydrate-on-intent/pageTemplate';
import {translateText} from '../../plugins/interface-texts/translateText';
import {clientModules} from '../site/clientModules';
import {createFuture} from '../site/future';
import {headTags} from '../site/headTags';
import {createI18n, furtherLanguages} from '../site/languages';
import {navbarItems} from '../site/navigation';
import type {AnyWorld} from '../site/world';
import {areaPlugins, openMarkdown, type Sidebars} from './areaPlugins';
import {hasNews, siteContext, type SiteContext} from './context';
import {footer} from './footer';
import {sitePlugins} from './sitePlugins';

/** The parts that a site is configured from. */
export type SiteParts = {
  /** The root of the project. */
  readonly siteDir: string;
  readonly world: AnyWorld;
  readonly sidebars: Sidebars;
};

/** Style sheets in cascade order. */
const customCss = [
  './src/css/tokens.css',
  './world/tokens.css',
  './src/css/custom.css',
  './src/css/print.css',
];

function presetOptions(context: SiteContext): Classic.Options {
  const {closed, histories} = context;
  return {
    debug: false,
    docs: false,
    blog: false,
    pages: openMarkdown(context),
    theme: {customCss},
    sitemap: {
      // Docusaurus would ask git about each page by itself.
      lastmod: null,
      createSitemapItems: dateSitemap(histories),
      changefreq: null,
      priority: null,
      ignorePatterns: closed.map((id) => `${context.basePath}${id}/**`),
    },
  };
}

/** Builds the Docusaurus configuration of a world. */
export function siteConfig({siteDir, world, sidebars}: SiteParts): Config {
  const context = siteContext(siteDir);
  const {identity, isBuild} = context;
  return {
    title: identity.title,
    tagline: identity.tagline,
    url: identity.url,
    baseUrl: identity.basePath,
    favicon: 'favicon.ico',
    headTags: headTags(context),
    // The banner would appear on every page, because scripts load only once they are needed.
    baseUrlIssueBanner: false,
    i18n: createI18n(identity.basePath),
    future: createFuture(availableParallelism()),
    ssrTemplate: darkenServedPage(pageTemplate),
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      parseFrontMatter: isBuild ? parseFrontMatter : parseWithoutFaults,
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    },
    presets: [['classic', presetOptions(context)]],
    plugins: [...sitePlugins(context), ...areaPlugins(context, sidebars)],
    clientModules: [...clientModules],
    themeConfig: {
      image: world.home.card,
      colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
      docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
      navbar: {
        title: identity.title,
        items: navbarItems({
          repository: identity.repository,
          basePath: context.basePath,
          source: translateText({id: 'site.navbar.source', message: 'Source'}),
          hasLanguages: furtherLanguages.length > 0,
        }),
      },
      footer: footer(identity, hasNews(context)),
    } satisfies Classic.ThemeConfig,
  };
}
