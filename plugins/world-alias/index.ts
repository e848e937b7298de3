import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Gives the bundler the name by which the engine imports the world. */
export default function worldAliasPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'world-alias',

    configureWebpack() {
      return {resolve: {alias: {'@world': join(siteDir, 'world')}}};
    },
  };
}
