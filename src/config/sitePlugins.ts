import type {PluginConfig} from '@docusaurus/types';
import {sidebarCheck} from '../../plugins/area-docs/sidebarFile';
import {policyAdder} from '../../plugins/content-security-policy/policyAdder';
import {listDevelopmentPlugins} from '../../plugins/development/listDevelopmentPlugins';
import {listPatchPlugins} from '../../plugins/framework-patches/patches';
import {formerAddressCheck} from '../../plugins/former-addresses';
import {frontMatterCheck} from '../../plugins/front-matter';
import {cardSetter} from '../../plugins/social-cards';
import {catalogueCheck} from '../../plugins/spell-catalogue';
import {dataAdder} from '../../plugins/structured-data';
import {viewLink} from '../shared/lib/editLink';
import {hasFeature} from '../site/features';
import type {Feature} from '../site/world';
import {openMarkdown} from './areaPlugins';
import {hasNews, type SiteContext} from './context';
import {checkLinks} from './linksWhileWriting';

/** Keeps an entry if the world has the feature; otherwise returns an empty list. */
function only<Part>(
  feature: Feature,
  ...parts: readonly Part[]
): readonly Part[] {
  return hasFeature(feature) ? parts : [];
}

/** Plugins for the development server only. */
function whileWriting(context: SiteContext): readonly PluginConfig[] {
  const {siteDir, isBuild, files, searchOnDemand} = context;
  return isBuild
    ? []
    : listDevelopmentPlugins({
        clearCache: files.clear,
        responders: searchOnDemand ? [searchOnDemand.respond] : [],
        checks: [
          frontMatterCheck,
          formerAddressCheck,
          sidebarCheck,
          ...only('spells', catalogueCheck),
          checkLinks,
        ].map((check) => check(siteDir)),
      });
}

/** Creates the last transformation of built pages; the policy comes last, as it lists their scripts. */
function finishPages({discussion, pageCards, pageData, closed}: SiteContext) {
  const preparePolicy = policyAdder(discussion);
  const setCard = cardSetter(pageCards);
  const addData = dataAdder(pageData, closed);
  return async (outDir: string) => {
    const addPolicy = await preparePolicy(outDir);
    // Structured data names the picture of the page.
    return (html: string, path: string) =>
      addPolicy(addData(setCard(html, path), path));
  };
}

/** The plugins that publish what other tools and feed readers read. */
function listPublishers(context: SiteContext): readonly PluginConfig[] {
  const {identity, histories, isBuild, closed, pageCards, pageData} = context;
  const news: PluginConfig = [
    './plugins/what-is-new/index.ts',
    {histories, isBuild, changelog: viewLink(identity, 'CHANGELOG.md')},
  ];
  return [
    ['./plugins/structured-data/index.ts', {pageData, histories, identity}],
    ...(isBuild
      ? only<PluginConfig>('social-cards', [
          './plugins/social-cards/index.ts',
          {pageCards},
        ])
      : []),
    ...(hasNews(context) ? [news] : []),
    ...only<PluginConfig>('take-away', [
      './plugins/take-away/index.ts',
      {isBuild, closed},
    ]),
  ];
}

/** The plugins of the site, except the docs plugins of its areas. Their order is significant. */
export function sitePlugins(context: SiteContext): readonly PluginConfig[] {
  const {histories, readAssets, covers, discussion, closed} = context;
  const onDemand = !context.isBuild;
  const prepareFinish = finishPages(context);
  return [
    './plugins/bundler-cache/index.ts',
    './plugins/interface-texts/index.ts',
    // The source of the home page, which src/pages/ shows; it has no route of its own.
    [
      '@docusaurus/plugin-content-pages',
      {id: 'world', path: 'world', exclude: ['**'], ...openMarkdown(context)},
    ],
    './plugins/author-components/index.ts',
    ...whileWriting(context),
    ['./plugins/front-matter/index.ts', {onDemand}],
    [
      './plugins/former-addresses/index.ts',
      {onDemand, isLocked: context.isLockedFile},
    ],
    './plugins/data-files/index.ts',
    ...only<PluginConfig>('spells', [
      './plugins/spell-catalogue/index.ts',
      {onDemand},
    ]),
    ['./plugins/asset-index/index.ts', {histories, readAssets, onDemand}],
    ['./plugins/covers/plugin.ts', {copies: covers}],
    ['./plugins/search-index/index.ts', {onDemand: context.searchOnDemand}],
    './plugins/tag-pages/index.ts',
    './plugins/catalogues/index.ts',
    './plugins/fighters/index.ts',
    ...only<PluginConfig>('sheet', './plugins/character-sheet/index.ts'),
    ...only<PluginConfig>('offline', './plugins/offline-packs/index.ts'),
    ...listPatchPlugins(process.env),
    ...(onDemand ? [] : ['./plugins/critical-css/unused-styles/index.ts']),
    './plugins/lazy-styles/index.ts',
    './plugins/compile-hints/index.ts',
    './plugins/breakpoints/index.ts',
    ['./plugins/critical-css/index.ts', {prepareFinish}],
    './plugins/canonical-address/index.ts',
    './plugins/first-visit/index.ts',
    './plugins/fonts/index.ts',
    ['./plugins/speculation-rules/index.ts', {closed}],
    './plugins/collapsed-sidebar/index.ts',
    ...only<PluginConfig>('table-mode', './plugins/table-mode/index.ts'),
    './plugins/desk/index.ts',
    ...only<PluginConfig>('second-screen', './plugins/second-screen/index.ts'),
    './plugins/played-up-to/index.ts',
    ['./plugins/discussion/index.ts', {discussion}],
    './plugins/open-for-paper/index.ts',
    ['./plugins/content-security-policy/index.ts', {discussion}],
    './plugins/pdf-viewer/index.ts',
    ...listPublishers(context),
  ];
}
