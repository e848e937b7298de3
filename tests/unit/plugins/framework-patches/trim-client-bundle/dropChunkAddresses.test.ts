import {readFileSync} from 'node:fs';
import {dropChunkAddresses} from '../../../../../plugins/framework-patches/trim-client-bundle/dropChunkAddresses';

/** A plugin of the bundler, by the name of its class. */
function named(name: string): object {
  return {constructor: {name}};
}

const other = named('OtherPlugin');

describe('what readers load of pages that they have not asked for (R14)', () => {
  it('is no list of addresses by name', () => {
    const plugins = [named('ChunkAssetPlugin'), other];
    expect(dropChunkAddresses({plugins} as never)).toMatchObject({
      mergeStrategy: {plugins: 'replace'},
      plugins: [other],
    });
  });

  it('leaves out a part that Docusaurus calls so', () => {
    const client = readFileSync(
      require.resolve('@docusaurus/core/lib/webpack/client.js'),
      'utf8',
    );
    expect(client).toContain('new ChunkAssetPlugin_1.default()');
  });
});
