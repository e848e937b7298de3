import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Replaces the library of TypeScript helpers by the one helper that client packages use. */
const oneHelper = {
  include: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
  resolve: {alias: {tslib$: join(__dirname, 'importDefault.ts')}},
};

/** Leaves out of what readers load a highlighter, as code is colored in the build, helpers that none calls, and what only the build is told. */
export default function trimClientBundlePlugin({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): Plugin {
  return {
    name: 'trim-client-bundle',

    configureWebpack(_config, isServer) {
      const theme = require.resolve('@docusaurus/theme-classic');
      const highlighter = join(theme, '..', 'prism-include-languages');
      return {
        resolve: {
          alias: {[highlighter]: join(__dirname, 'nothing.ts')},
        },
        module: {
          rules: [
            ...(isServer ? [] : [oneHelper]),
            {
              test: join(generatedFilesDir, 'docusaurus.config.mjs'),
              use: [join(__dirname, 'loader.cjs')],
            },
          ],
        },
      };
    },
  };
}
