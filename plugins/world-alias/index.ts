import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Gives the bundler the name by which the engine imports the world, and what stands for files that a world leaves out. */
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
