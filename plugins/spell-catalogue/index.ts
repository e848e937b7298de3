import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SpellRecord} from '../../src/lib/spells/record';
import {checkCatalogue} from './checkCatalogue';
import {readSheets, sheetFolder} from './readSheets';

/** What pages import the catalogue by; the loader makes its module, for each choice of records another. */
const catalogue = join(__dirname, 'catalogue.txt');

/** Checks every spell and power before the site is built, and lets pages import those that they show. */
export default function spellCataloguePlugin({
  siteDir,
}: LoadContext): Plugin<readonly SpellRecord[]> {
  return {
    name: 'spell-catalogue',

    async loadContent() {
      return checkCatalogue(await readSheets(siteDir));
    },

    getPathsToWatch() {
      return [join(siteDir, sheetFolder, '*.csv')];
    },

    configureWebpack(_, isServer) {
      return {
        resolve: {alias: {'@spells$': catalogue}},
        module: {
          rules: [
            {
              test: /spell-catalogue[/\\]catalogue\.txt$/,
              type: 'javascript/auto',
              use: [
                {loader: join(__dirname, 'loader.cjs'), options: {isServer}},
              ],
            },
          ],
        },
      };
    },
  };
}
