import type {Plugin} from '@docusaurus/types';

type Configure = NonNullable<Plugin['configureWebpack']>;
type Settings = ReturnType<Configure>;
type Given = Parameters<Configure>[0];

/** What tells browsers the addresses of chunks by their names, for links in view; pages are fetched on intent here. */
const ADDRESSES = 'ChunkAssetPlugin';

/** Drops the list of all chunks by name from the script that every page loads. */
export function dropChunkAddresses({plugins = []}: Given): Settings {
  return {
    mergeStrategy: {plugins: 'replace'},
    plugins: plugins.filter((plugin) => plugin?.constructor.name !== ADDRESSES),
  };
}
