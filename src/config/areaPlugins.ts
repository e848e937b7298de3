import {join} from 'node:path';
import * as areaDocs from '../../plugins/area-docs';
import {readSidebars} from '../../plugins/area-docs/sidebarFile';
import {assetModuleReader} from '../../plugins/asset-index/readAssetModule';
import {assetReader} from '../../plugins/asset-index/readAssets';
import {catalogueModuleReader} from '../../plugins/catalogues/readCatalogueModule';
import {coverReader} from '../../plugins/covers';
import {sheetModuleReader} from '../../plugins/data-files/readSheetModule';
import {readFighterModule} from '../../plugins/fighters/readFighterModule';
import {keyMaker} from '@engine/docs-lock/seal/scopeKeys';
import {signingMaker} from '@engine/docs-lock/seal/signing';
import {pageMarkdown} from '../../plugins/markdown';
import {pageDescriber} from '../../plugins/page-info';
import {spellModuleReader} from '../../plugins/spell-catalogue/readSpellModule';
import {editLink} from '../shared/lib/editLink';
import type {SidebarEntry} from '../features/navigation/lib/sidebar';
import {contentAreas, type ContentArea} from '../site/contentAreas';
import {hasFeature} from '../site/features';
import type {SiteContext} from './context';

/** A Docusaurus plugin with its options. */
export type PluginEntry = [path: string, options: object];

/** The order of the pages of each area. */
export type Sidebars = Readonly<Record<string, readonly SidebarEntry[]>>;

/** The sources of the page metadata that all docs plugins show. */
function pageParts(context: SiteContext) {
  const {siteDir, identity, histories, discussion} = context;
  return {
    describePage: pageDescriber({
      siteDir,
      author: identity.author,
      histories,
      provider: discussion.provider,
      isLocked: context.isLockedFile,
    }),
    readCover: coverReader({siteDir, copy: context.covers.copy}),
    linkToSource: (path: string) =>
      editLink(identity, context.sources[path] ?? path),
  };
}

type PageParts = ReturnType<typeof pageParts>;

/**
 * Returns a function that describes how to seal the pages of a folder; all of them share the keys
 * of one build.
 */
function sealingMaker(context: SiteContext, pages: PageParts) {
  const {siteDir, histories, files, readAssets, isBuild} = context;
  const keyFor = keyMaker();
  const signing = signingMaker(siteDir, process.env);
  const onDemand = !isBuild;
  return (id: string) => {
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
        catalogueModuleReader({siteDir, isLocked: context.isLockedFile}),
        readFighterModule,
      ],
      describePage: pages.describePage,
      readCover: pages.readCover,
      readFiles,
      toRepository: process.env['LOCK_SEAL'] === 'true',
      strict: process.env['LOCK_STRICT'] === 'true',
      onDemand,
    };
  };
}

/** The Markdown pipeline of public pages. */
export function openMarkdown({siteDir}: SiteContext) {
  return pageMarkdown({
    siteDir,
    namesDocuments: true,
    linksCopies: hasFeature('take-away'),
    inParts: true,
    marksSessions: hasFeature('played-up-to'),
  });
}

/**
 * Returns the docs plugin of each area: that of Docusaurus for public areas, one that feeds it
 * stubs for locked areas, and the plugin that seals the home page if the whole site is locked.
 */
export function areaPlugins(
  context: SiteContext,
  sidebars: Sidebars,
): readonly PluginEntry[] {
  const {siteDir, isBuild, closed} = context;
  const pages = pageParts(context);
  const sealing = sealingMaker(context, pages);
  const markdown = openMarkdown(context);
  const getDocs = ({id}: ContentArea): PluginEntry => {
    const entries = isBuild
      ? sidebars[id]
      : async () => (await readSidebars(siteDir))[id] ?? [];
    const area = {id, entries, ...pages};
    return closed.includes(id)
      ? [
          './plugins/locked-docs/index.ts',
          {...area, docs: areaDocs, sealing: sealing(id)},
        ]
      : ['./plugins/area-docs/index.ts', {...area, ...markdown}];
  };
  return [
    ...contentAreas.map(getDocs),
    ...(context.isAllLocked
      ? [
          [
            './plugins/locked-docs/home.ts',
            {sealing: sealing('home')},
          ] satisfies PluginEntry,
        ]
      : []),
  ];
}
