import {existsSync} from 'node:fs';
import trimClientBundlePlugin from '../../trim-client-bundle';
import {stub} from '../../../../tests/support/stub';

type Aliases = {resolve: {alias: Readonly<Record<string, false>>}};

const plugin = trimClientBundlePlugin({generatedFilesDir: '/site/.docusaurus'});
const configure = stub<() => Aliases>(plugin.configureWebpack ?? {});

describe('the plugin that drops parts of the theme', () => {
  it('drops its highlighter and its progress bar, which exist there', () => {
    const dropped = Object.keys(configure().resolve.alias);
    expect(dropped).toEqual([
      expect.stringMatching(/theme-classic.lib.prism-include-languages$/),
      expect.stringMatching(/theme-classic.lib.nprogress$/),
    ]);
    expect(dropped.every((path) => existsSync(`${path}.js`))).toBe(true);
  });
});
