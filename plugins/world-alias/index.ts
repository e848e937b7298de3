import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Resolves `@world` in the bundler, with defaults for files that a world leaves out. */
export default function worldAliasPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'world-alias',

    configureWebpack() {
      const folders = ['world', join('src', 'defaults')];
      return {
        resolve: {
          alias: {'@world': folders.map((path) => join(siteDir, path))},
        },
      };
    },
  };
}
