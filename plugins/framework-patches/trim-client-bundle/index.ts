import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {unusedStyles} from '../../../src/site/unusedStyles';
import {dropRules, isUnused} from './dropRules';
import {dropChunkAddresses} from './dropChunkAddresses';
import {readPages} from './readPages';
import {wornClasses} from './wornClasses';

/** Leaves out of what readers load the parts of the classic theme that this site does at build time, or not at all. */
export default function trimClientBundlePlugin({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): Plugin {
  return {
    name: 'trim-client-bundle',

    configureWebpack(config, isServer) {
      const theme = require.resolve('@docusaurus/theme-classic');
      const highlighter = join(theme, '..', 'prism-include-languages');
      return {
        ...(isServer ? {} : dropChunkAddresses(config)),
        resolve: {
          alias: {[highlighter]: join(__dirname, 'nothing.ts')},
        },
        module: {
          rules: [
            {
              test: join(generatedFilesDir, 'docusaurus.config.mjs'),
              use: [join(__dirname, 'loader.cjs')],
            },
          ],
        },
      };
    },

    configurePostCss(options) {
      options.plugins.push(dropRules(unusedStyles));
      return options;
    },

    async postBuild({outDir}) {
      for await (const {path, html} of readPages(outDir)) {
        const worn = [...wornClasses(html)].find((name) =>
          isUnused(name, unusedStyles),
        );
        if (worn !== undefined) {
          throw new Error(
            `${path}: found the class "${worn}", whose style is left out; expected another, or src/site/unusedStyles.ts without it.`,
          );
        }
      }
    },
  };
}
