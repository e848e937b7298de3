import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SpellRecord} from './model/record';
import {checkCatalogue, readRecords} from './build/checkCatalogue';
import {readSheets, sheetFolder} from './build/readSheets';
import {siteParts} from '../site/siteParts';
import {createValidator} from '../validate-options/createValidator';

/** The modules through which pages import the catalogue; the loader creates one per selection. */
const aliases = {
  '@spells$': join(__dirname, 'build/catalogue.txt'),
  '@spells/entries$': join(__dirname, 'build/entries.txt'),
  '@spells/spellLinks$': join(__dirname, 'build/spellLinks.txt'),
};

/** The build validates the catalogue; in development, pages and the check report errors instead. */
type Parts = {readonly isBuild: boolean};

/** Validates all spells and powers before the build, and lets pages import those that they show. */
export default function spellCataloguePlugin(
  context: LoadContext,
  _options?: unknown,
  {isBuild}: Parts = siteParts(context),
): Plugin<readonly SpellRecord[]> {
  const {siteDir} = context;
  return {
    name: 'spells',

    async loadContent() {
      const sheets = await readSheets(siteDir);
      return isBuild ? checkCatalogue(sheets) : readRecords(sheets);
    },

    getPathsToWatch() {
      return [join(siteDir, sheetFolder, '*.csv')];
    },

    configureWebpack(_, isServer) {
      return {
        resolve: {alias: aliases},
        module: {
          rules: [
            {
              test: Object.values(aliases),
              type: 'javascript/auto',
              use: [
                {
                  loader: join(__dirname, 'build/loader.cjs'),
                  options: {isServer},
                },
              ],
            },
          ],
        },
      };
    },
  };
}

export const validateOptions = createValidator({});
