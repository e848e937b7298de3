import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Replaces the TypeScript helper library by the one helper that client packages use. */
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
 * Removes from the client bundle the highlighter (the build highlights code), the progress bar
 * (style sheets draw one), unused helpers and kinds of history, and data that only the build needs.
 */
export default function trimClientBundlePlugin({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): Plugin {
  return {
    name: 'trim-client-bundle',

    configureWebpack(_config, isServer) {
      const theme = require.resolve('@docusaurus/theme-classic');
      const [highlighter = '', progress = ''] = [
        'prism-include-languages',
        'nprogress',
      ].map((name) => join(theme, '..', name));
      return {
        resolve: {
          alias: {
            [highlighter]: join(__dirname, 'nothing.ts'),
            [progress]: join(__dirname, 'nothing.ts'),
            ...(!isServer && {
              history$: join(__dirname, 'browserHistory.ts'),
            }),
          },
        },
        module: {
          rules: [
            ...(isServer ? [] : [oneHelper, idleHelpers]),
            {
              test: ['docusaurus.config.mjs', 'site-metadata.json'].map(
                (name) => join(generatedFilesDir, name),
              ),
              use: [join(__dirname, 'configLoader.cjs')],
            },
          ],
        },
      };
    },
  };
}
