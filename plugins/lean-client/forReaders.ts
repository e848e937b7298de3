import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

type Configure = NonNullable<Plugin['configureWebpack']>;
type Settings = ReturnType<Configure>;
type Given = Parameters<Configure>[0];

/** What tells browsers the addresses of chunks by their names, for links in view; pages are fetched on intent here. */
const ADDRESSES = 'ChunkAssetPlugin';

/**
 * Keeps what every page loads from naming every other page more often than it must: chunks
 * are files called by their numbers, which are asked for anyway, and known by no other name.
 */
export function forReaders({plugins = [], mode}: Given): Settings {
  return {
    mergeStrategy: {plugins: 'replace'},
    plugins: plugins.filter((plugin) => plugin?.constructor.name !== ADDRESSES),
    module: {
      rules: [
        {
          test: /[\\/]\.docusaurus[\\/]registry\.js$/,
          use: [join(__dirname, 'loader.cjs')],
        },
      ],
    },
    ...(mode === 'production' && {
      output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
    }),
  };
}
