import {join} from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {Asset} from '../../src/lib/asset';
import type {SpellRecord} from '../../src/lib/spells/record';
import {SEARCH_PAGE} from '../../src/site/searchPage';
import {indexRecords, type OpenContent} from './indexRecords';
import {addressesModule, LOCKED, parted, partName, PREVIEWS} from './parts';
import {previewsOf} from './previewsOf';
import {readLockedRecords} from './readLockedRecords';
import {lockedIds, readOpenPages} from './readOpenPages';
import {readPdfs, type PdfTexts} from './readPdfs';
import {sheetReader} from './sheetReader';

/** What a plugin of this site has read. */
function contentOf(all: AllContent, plugin: string): unknown {
  return all[plugin]?.['default'] ?? [];
}

/** What plugins have read before all content is there. */
function readByOthers(
  all: AllContent,
): Pick<OpenContent, 'spells' | 'assets' | 'pdfTexts'> {
  return {
    spells: contentOf(all, 'spell-catalogue') as readonly SpellRecord[],
    assets: contentOf(all, 'asset-index') as readonly Asset[],
    pdfTexts: contentOf(all, 'search-index') as PdfTexts,
  };
}

/** Lets readers find pages, sections, spells, rows of tables and documents, and publishes the page of results. */
export default function searchIndexPlugin(
  context: LoadContext,
): Plugin<PdfTexts> {
  const {siteDir, baseUrl} = context;
  const staticDir = join(siteDir, 'static');
  const cacheDir = join(siteDir, '.cache/pdf-text');
  return {
    name: 'search-index',

    // Programs of their own read documents while other plugins load.
    loadContent: () => readPdfs({staticDir, cacheDir}),

    getPathsToWatch: () => [join(staticDir, '**/*.pdf')],

    contentLoaded({actions: {addRoute}}) {
      addRoute({
        path: `${baseUrl}${SEARCH_PAGE.slice(1)}`,
        component: '@site/src/pages/_search.tsx',
        exact: true,
      });
    },

    async allContentLoaded({allContent, actions: {createData}}) {
      const pages = await readOpenPages(allContent, {siteDir, baseUrl});
      const records = indexRecords({
        ...readByOthers(allContent),
        pages,
        sheetAt: sheetReader(staticDir),
      });
      const parts = parted(records);
      await Promise.all([
        ...parts.map((part, index) => createData(partName(index), part)),
        createData(PREVIEWS, previewsOf(records, pages)),
        createData(
          LOCKED,
          await readLockedRecords(siteDir, lockedIds(allContent)),
        ),
        createData('addresses.js', addressesModule(parts.length)),
      ]);
    },

    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /[\\/]search-index[\\/]default[\\/](?:part-\d+|previews)\.json$/,
              type: 'asset/resource',
              generator: {
                filename: 'assets/search/[name].[contenthash:8].json',
              },
            },
          ],
        },
      };
    },
  };
}
