import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Removes from the bundles the highlighter (the build highlights code), the progress bar (style
 * sheets draw one), and settings that only the build needs.
 */
export default function trimClientBundlePlugin({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): Plugin {
  return {
    name: 'trim-client-bundle',

    configureWebpack() {
      const theme = require.resolve('@docusaurus/theme-classic');
      const idle = ['prism-include-languages', 'nprogress'];
      return {
        resolve: {
          alias: Object.fromEntries(
            idle.map((name) => [join(theme, '..', name), false]),
          ),
        },
        module: {
          rules: [
            {
              test: join(generatedFilesDir, 'docusaurus.config.mjs'),
              use: [join(__dirname, 'configLoader.cjs')],
            },
          ],
        },
      };
    },
  };
}
