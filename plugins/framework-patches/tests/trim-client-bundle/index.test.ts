import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import trimClientBundlePlugin from '../../trim-client-bundle';
import {__importDefault} from '../../trim-client-bundle/importDefault';
import {stub} from '../../../../tests/support/stub';

type Settings = Readonly<Record<string, unknown>>;

type Aliases = {
  resolve: {alias: Readonly<Record<string, string>>};
  module: {rules: readonly object[]};
};

const plugin = trimClientBundlePlugin({generatedFilesDir: '/site/.docusaurus'});
const configure = stub<(config: Settings, isServer: boolean) => Aliases>(
  plugin.configureWebpack ??
    (() => ({resolve: {alias: {}}, module: {rules: []}})),
);
const replaced = Object.keys(configure({}, true).resolve.alias);

describe('the plugin that drops parts of the theme', () => {
  it('replaces its highlighter and its progress bar, which exist there', () => {
    expect(replaced).toEqual([
      expect.stringMatching(/theme-classic.lib.prism-include-languages$/),
      expect.stringMatching(/theme-classic.lib.nprogress$/),
    ]);
    expect(replaced.every((path) => existsSync(`${path}.js`))).toBe(true);
  });

  it('includes one TypeScript helper, the only one that @docusaurus/utils-common calls', () => {
    const folder = 'node_modules/@docusaurus/utils-common/lib';
    const helpers = readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), 'utf8').matchAll(
          /\btslib_\d+\.(?<name>\w+)/g,
        ),
      ]);
    expect(new Set(helpers.map(({groups}) => groups?.['name']))).toEqual(
      new Set(['__importDefault']),
    );
    expect(__importDefault({__esModule: true})).toEqual({__esModule: true});
    expect(__importDefault({})).toEqual({default: {}});
  });

  it('removes data of the build from both bundles, and code from that of browsers alone', () => {
    expect(configure({}, true).module.rules).toHaveLength(1);
    expect(configure({}, false).module.rules).toHaveLength(3);
    expect(configure({}, true).resolve.alias).not.toHaveProperty('history$');
    expect(configure({}, false).resolve.alias['history$']).toMatch(
      /browserHistory\.ts$/,
    );
  });
});
