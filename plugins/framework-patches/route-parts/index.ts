import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The files in which Docusaurus writes down what pages there are. */
const WRITTEN =
  /[\\/]\.docusaurus[\\/](?:routes\.js|registry\.js|routesChunkNames\.json)$/;

/**
 * Libraries of more than 250,000 characters, each of which few pages need: browsers keep
 * their files when the site is uploaded anew. Smaller ones would be put together with others.
 */
const libraries = {
  test: /[\\/]node_modules[\\/]/,
  chunks: 'async',
  minSize: 250_000,
  filename: 'assets/js/[id].[contenthash:8].js',
} as const;

/**
 * Keeps what every page loads from growing with the number of pages: of the table of
 * routes it has the areas, and parts of the table are fetched when readers go to a page in
 * them. While pages are written, all is known at once.
 */
export default function routePartsPlugin(): Plugin {
  const client = join(require.resolve('@docusaurus/core/lib/client/App'), '..');
  const preload = require.resolve('../../../src/hooks/router/preload.ts');
  return {
    name: 'route-parts',

    configureWebpack({mode}, isServer) {
      const isForBrowser = !isServer && mode === 'production';
      const use = {
        loader: join(__dirname, 'loader.cjs'),
        options: {isForBrowser},
      };
      return {
        module: {rules: [{test: WRITTEN, use: [use]}]},
        ...(!isServer && {
          resolve: {alias: {[join(client, 'preload')]: preload}},
        }),
        ...(isForBrowser && {
          output: {chunkFilename: 'assets/js/[id].[fullhash:8].js'},
          optimization: {splitChunks: {cacheGroups: {libraries}}},
        }),
      };
    },
  };
}
