import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Replaces the TypeScript helper library with the one helper that client packages use. */
const oneHelper = {
  include: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
  resolve: {alias: {tslib$: join(__dirname, 'importDefault.ts')}},
};

/** Helpers that React Router imports, but that the client never calls. */
const idleHelpers = {
  include:
    /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/,
  sideEffects: false,
};

/**
 * Removes code that readers do not need from the bundles. The build highlights code, style sheets
 * draw the progress bar, and some settings are only for the build.
 */
export default function trimClientBundlePlugin({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): Plugin {
  return {
    name: 'trim-client-bundle',

    configureWebpack(_config, isServer) {
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
            ...(isServer ? [] : [oneHelper, idleHelpers]),
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
