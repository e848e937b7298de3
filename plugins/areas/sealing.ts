import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {assetModuleReader} from '../asset-index/readAssetModule';
import {assetReader} from '../asset-index/readAssets';
import {catalogueModuleReader} from '../catalogues/readCatalogueModule';
import {sheetModuleReader} from '../data-files/readSheetModule';
import {readFighterModule} from '../fighters/readFighterModule';
import type {Sealing} from '../lock/options';
import {areaById} from '../../src/site/contentAreas';
import {pageMarkdown} from '../markdown';
import {siteParts} from '../site/siteParts';
import {spellModuleReader} from '../spell-catalogue/readSpellModule';

/** Returns how the pages of a folder are sealed. */
export function sealing(context: LoadContext, id: string): Sealing {
  const {siteDir} = context;
  const parts = siteParts(context);
  const onDemand = !parts.isBuild;
  const readFiles = assetReader({
    staticDir: join(siteDir, 'docs'),
    only: id,
    histories: parts.histories,
    share: parts.files.share,
  });
  return {
    keyFor: parts.keyFor,
    label: areaById(id)?.label ?? id,
    markdown: pageMarkdown({siteDir, ownFolder: id}),
    modules: [
      sheetModuleReader(siteDir),
      assetModuleReader({
        siteDir,
        readAssets: parts.readAssets,
        readOwn: readFiles,
        onDemand,
      }),
      spellModuleReader(siteDir),
      catalogueModuleReader({siteDir, isLocked: parts.isLockedFile}),
      readFighterModule,
    ],
    describePage: parts.describePage,
    readCover: parts.readCover,
    readFiles,
    onDemand,
  };
}
