import type {Config} from '@docusaurus/types';
import type * as Classic from '@docusaurus/preset-classic';
import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import * as areaDocs from './plugins/area-docs';
import {assetModuleReader} from './plugins/asset-index/readAssetModule';
import {
  pictureDeriver,
  pictureFolders,
} from './plugins/asset-index/derivePicture';
import {assetReader} from './plugins/asset-index/readAssets';
import {catalogueModuleReader} from './plugins/catalogues/readCatalogueModule';
import {policyAdder} from './plugins/content-security-policy/policyAdder';
import {coverReader} from './plugins/covers';
import {coverCopies, noCopies} from './plugins/covers/coverCopies';
import {sheetModuleReader} from './plugins/data-files/readSheetModule';
import {developmentPlugins} from './plugins/development/developmentPlugins';
import {sharing} from './plugins/development/sharing';
import {servedDark} from './plugins/first-visit/servedDark';
import {readSidebars, sidebarCheck} from './plugins/area-docs/sidebarFile';
import {
  frontMatterCheck,
  parseFrontMatter,
  parseWithoutFaults,
} from './plugins/front-matter';
import {catalogueCheck} from './plugins/spell-catalogue';
import {historyReader} from './plugins/git-history';
import {pageMarkdown} from './plugins/markdown';
import {pageTemplate} from './plugins/hydrate-on-intent/pageTemplate';
import {keyMaker} from './plugins/locked-docs/scopeKeys';
import {signingMaker} from './plugins/locked-docs/signing';
import {pageDescriber} from './plugins/page-info';
import {indexOnDemand} from './plugins/search-index/indexOnDemand';
import {spellModuleReader} from './plugins/spell-catalogue/readSpellModule';
import sidebars from './sidebars';
import {editLink} from './src/lib/editLink';
import {isGlobalLock, parseLockFile} from './src/lib/lock/parseLockFile';
import {clientModules} from './src/site/clientModules';
import {contentAreas, type ContentArea} from './src/site/contentAreas';
import {discussionFrom} from './src/site/discussion';
import {footer} from './src/site/footer';
import {futureFor} from './src/site/future';
import {headTags} from './src/site/headTags';
import {identityFrom} from './src/site/identity';
import {
  areasLockedBy,
  isLockedBy,
  refuseIdlePaths,
} from './src/site/lockedAreas';
import {lockFile} from './src/site/lockedFolders';
import {navbarItems} from './src/site/navigation';

const identity = identityFrom(process.env);
const discussion = discussionFrom(process.env);
const siteDir = __dirname;
const histories = historyReader(siteDir);
const lock = parseLockFile(readFileSync(join(siteDir, lockFile), 'utf8'));
refuseIdlePaths(lock);
const isAllLocked = isGlobalLock(lock);

const customCss = [
  './src/css/tokens.css',
  './world/tokens.css',
  './src/css/custom.css',
  './src/css/print.css',
];

const markdown = pageMarkdown({siteDir, namesDocuments: true, inParts: true});

/** Whether all pages are built once: no file changes meanwhile. */
const isBuild = process.env['NODE_ENV'] === 'production';
const onDemand = !isBuild;

const files = sharing();

const readAssets = assetReader({
  staticDir: join(siteDir, 'static'),
  histories,
  share: files.share,
});

const isLockedFile = (path: string) => isLockedBy(lock, path);

const covers = isBuild
  ? coverCopies((emit) => pictureDeriver(pictureFolders(siteDir), emit))
  : noCopies;

const pages = {
  describePage: pageDescriber({
    siteDir,
    author: identity.author,
    histories,
    provider: discussion.provider,
    isLocked: isLockedFile,
  }),
  readCover: coverReader({siteDir, copy: covers.copy}),
  linkToSource: (path: string) => editLink(identity, path),
};

/** The areas whose pages are encrypted. */
const closed = areasLockedBy(lock).map(({id}) => id);
const prepareFinish = policyAdder(discussion);
const keyFor = keyMaker();
const signing = signingMaker(siteDir, process.env);
const searchOnDemand = isBuild ? undefined : indexOnDemand();

/** What only the development server needs. */
const development = developmentPlugins({
  forget: files.forget,
  responders: searchOnDemand ? [searchOnDemand.respond] : [],
  checks: [frontMatterCheck, sidebarCheck, catalogueCheck].map((check) =>
    check(siteDir),
  ),
});

/** How the pages of a folder are sealed. */
function sealingOf(id: string) {
  const readFiles = assetReader({
    staticDir: join(siteDir, 'docs'),
    only: id,
    histories,
    share: files.share,
  });
  return {
    keyFor,
    signing,
    markdown: pageMarkdown({siteDir, ownFolder: id}),
    modules: [
      sheetModuleReader(siteDir),
      assetModuleReader({siteDir, readAssets, readOwn: readFiles, onDemand}),
      spellModuleReader(siteDir),
      catalogueModuleReader({siteDir, isLocked: isLockedFile}),
    ],
    describePage: pages.describePage,
    readCover: pages.readCover,
    readFiles,
    toRepository: process.env['LOCK_SEAL'] === 'true',
    strict: process.env['LOCK_STRICT'] === 'true',
    onDemand,
  };
}

/** What seals the home page where the whole site is locked. */
function lockedHome(): [string, object] {
  return ['./plugins/locked-docs/home.ts', {sealing: sealingOf('home')}];
}

/** The docs plugin of an area: that of Docusaurus, or where the area is locked one that hands it stubs. */
function docsOf(contentArea: ContentArea): [string, object] {
  const {id} = contentArea;
  const entries = isBuild
    ? sidebars[id]
    : async () => (await readSidebars(siteDir))[id] ?? [];
  const area = {id, entries, ...pages};
  if (!closed.includes(id)) {
    return ['./plugins/area-docs/index.ts', {...area, ...markdown}];
  }
  return [
    './plugins/locked-docs/index.ts',
    {...area, docs: areaDocs, sealing: sealingOf(id)},
  ];
}

const config: Config = {
  title: identity.title,
  tagline: identity.tagline,
  url: identity.url,
  baseUrl: identity.basePath,
  favicon: 'favicon.ico',
  headTags: headTags(identity),
  // It would tell readers that no script has come, where none has been asked for.
  baseUrlIssueBanner: false,
  i18n: {defaultLocale: 'en-US', locales: ['en-US']},
  future: futureFor(availableParallelism()),
  ssrTemplate: servedDark(pageTemplate),
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
        theme: {customCss},
        sitemap: {
          lastmod: null,
          changefreq: null,
          priority: null,
          ignorePatterns: closed.map((id) => `${identity.basePath}${id}/**`),
        },
      } satisfies Classic.Options,
    ],
  ],
  plugins: [
    './plugins/bundler-cache/index.ts',
    './plugins/world-alias/index.ts',
    './plugins/author-components/index.ts',
    ...(isBuild ? [] : development),
    ['./plugins/front-matter/index.ts', {onDemand}],
    './plugins/data-files/index.ts',
    ['./plugins/spell-catalogue/index.ts', {onDemand}],
    ['./plugins/asset-index/index.ts', {histories, readAssets, onDemand}],
    ['./plugins/covers/plugin.ts', {copies: covers}],
    ['./plugins/search-index/index.ts', {onDemand: searchOnDemand}],
    './plugins/catalogues/index.ts',
    './plugins/framework-patches/trim-client-bundle/index.ts',
    './plugins/framework-patches/single-render-navigation/index.ts',
    './plugins/framework-patches/route-parts/index.ts',
    './plugins/lazy-styles/index.ts',
    ['./plugins/critical-css/index.ts', {prepareFinish}],
    './plugins/mobile-breakpoint/index.ts',
    './plugins/canonical-address/index.ts',
    './plugins/first-visit/index.ts',
    ['./plugins/speculation-rules/index.ts', {closed}],
    './plugins/collapsed-sidebar/index.ts',
    ['./plugins/discussion/index.ts', {discussion}],
    './plugins/open-for-paper/index.ts',
    ['./plugins/content-security-policy/index.ts', {discussion}],
    './plugins/pdf-viewer/index.ts',
    ...contentAreas.map(docsOf),
    ...(isAllLocked ? [lockedHome()] : []),
  ],
  clientModules: [...clientModules],
  themeConfig: {
    image: 'banners/card.jpg',
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
    navbar: {title: identity.title, items: navbarItems(identity)},
    footer: footer(identity),
  } satisfies Classic.ThemeConfig,
};

export default config;
