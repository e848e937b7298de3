import {readFileSync} from 'node:fs';
import {forReaders} from '../../../../plugins/lean-client/forReaders';
import shortRegistry from '../../../../plugins/lean-client/shortRegistry';

/** A plugin of the bundler, by the name of its class. */
function named(name: string): object {
  return {constructor: {name}};
}

const other = named('OtherPlugin');

function settingsFor(mode: string): unknown {
  return forReaders({
    mode,
    plugins: [named('ChunkAssetPlugin'), other],
  } as never);
}

describe('what readers load of pages that they have not asked for (R14)', () => {
  it('is no list of addresses by name', () => {
    expect(settingsFor('production')).toMatchObject({
      mergeStrategy: {plugins: 'replace'},
      plugins: [other],
    });
  });

  it('is numbers alone once it is built, and names while it is written', () => {
    expect(settingsFor('production')).toMatchObject({
      output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
    });
    expect(settingsFor('development')).not.toHaveProperty('output');
  });

  it('leaves out a part that Docusaurus calls so', () => {
    const client = readFileSync(
      require.resolve('@docusaurus/core/lib/webpack/client.js'),
      'utf8',
    );
    expect(client).toContain('new ChunkAssetPlugin_1.default()');
  });
});

describe('the registry of chunks', () => {
  const entry = (path: string): string =>
    `"0a": [() => import(/* webpackChunkName: "0a" */ "${path}"), "${path}", require.resolveWeak("${path}")],`;

  it('names each source where it is loaded, and no more', () => {
    expect(
      shortRegistry(`export default {\n  ${entry('@site/docs/a.md')}\n};`),
    ).toBe(
      'export default {\n  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/docs/a.md"), 0, require.resolveWeak("@site/docs/a.md")],\n};',
    );
  });

  it('is shortened in each entry, whatever sign stands in a path', () => {
    const short = shortRegistry(
      [entry('@site/docs/a (b), c.md'), entry('@generated/d.json')].join('\n'),
    );
    expect(short.match(/\), 0, require\.resolveWeak\(/g)).toHaveLength(2);
  });

  it('is as Docusaurus writes it', () => {
    const written = readFileSync(
      require.resolve('@docusaurus/core/lib/server/codegen/codegenRoutes.js'),
      'utf8',
    );
    expect(written).toContain('require.resolveWeak(');
  });
});
