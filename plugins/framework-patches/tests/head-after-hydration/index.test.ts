import {existsSync, readFileSync} from 'node:fs';
import headAfterHydrationPlugin from '../../head-after-hydration';
import {stub} from '../../../../tests/support/stub';

type Settings = {resolve?: {alias: Readonly<Record<string, string>>}};

const plugin = headAfterHydrationPlugin();

function aliases(isServer: boolean): Readonly<Record<string, string>> {
  const configure = stub<(config: object, isServer: boolean) => Settings>(
    plugin.configureWebpack ?? (() => ({})),
  );
  return configure({}, isServer).resolve?.alias ?? {};
}

describe('the plugin that leaves the head as served', () => {
  it('replaces the component that Docusaurus and its themes import', () => {
    const {'@docusaurus/Head': replacement = ''} = aliases(false);
    expect(existsSync(replacement)).toBe(true);
    for (const importer of [
      '@docusaurus/core/lib/client/SiteMetadataDefaults',
      '@docusaurus/core/lib/client/hasHydratedDataAttribute',
      '@docusaurus/theme-classic/lib/theme/SiteMetadata',
    ]) {
      expect(readFileSync(require.resolve(importer), 'utf8')).toContain(
        "import Head from '@docusaurus/Head';",
      );
    }
  });
});
