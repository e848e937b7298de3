import {join} from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {Asset} from '../../src/lib/asset';
import type {SpellRecord} from '../../src/lib/spells/record';
import {SEARCH_PAGE} from '../../src/site/searchPage';
import {indexRecords} from './indexRecords';
import {addressesModule, LOCKED, parted, partName, PREVIEWS} from './parts';
import {previewsOf} from './previewsOf';
import {readLockedRecords} from './readLockedRecords';
import {lockedIds, readOpenPages} from './readOpenPages';
import {readPdfs} from './readPdfs';
import {sheetReader} from './sheetReader';

/** What a plugin of this site has read. */
function contentOf(all: AllContent, plugin: string): unknown {
  return all[plugin]?.['default'] ?? [];
}

/** Lets readers find pages, sections, spells, rows of tables and documents, and publishes the page of results. */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  const {siteDir, baseUrl} = context;
  const staticDir = join(siteDir, 'static');
  const cacheDir = join(siteDir, '.cache/pdf-text');
  return {
    name: 'search-index',

    contentLoaded({actions: {addRoute}}) {
      addRoute({
        path: `${baseUrl}${SEARCH_PAGE.slice(1)}`,
        component: '@site/src/pages/_search.tsx',
        exact: true,
      });
    },

    async allContentLoaded({allContent, actions: {createData}}) {
      const pages = await readOpenPages(allContent, {siteDir, baseUrl});
      const assets = contentOf(allContent, 'asset-index') as readonly Asset[];
      const records = indexRecords({
        pages,
        spells: contentOf(
          allContent,
          'spell-catalogue',
        ) as readonly SpellRecord[],
        assets,
        pdfTexts: await readPdfs(assets, {staticDir, cacheDir}),
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
