import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Leaves out of what readers load a highlighter, as code is colored in the build, and what only the build is told. */
export default function trimClientBundlePlugin({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): Plugin {
  return {
    name: 'trim-client-bundle',

    configureWebpack() {
      const theme = require.resolve('@docusaurus/theme-classic');
      const highlighter = join(theme, '..', 'prism-include-languages');
      return {
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
  };
}
