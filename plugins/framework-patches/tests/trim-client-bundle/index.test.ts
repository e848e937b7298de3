import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import trimClientBundlePlugin from '../../trim-client-bundle';
import {__importDefault} from '../../trim-client-bundle/importDefault';
import {stub} from '../../../../tests/support/stub';

type Aliases = {resolve: {alias: Readonly<Record<string, false>>}};

const plugin = trimClientBundlePlugin({generatedFilesDir: '/site/.docusaurus'});
const configure = stub<(config: object, isServer: boolean) => Aliases>(
  plugin.configureWebpack ?? {},
);

describe('the plugin that drops parts of the theme', () => {
  it('drops its highlighter and its progress bar, which exist there', () => {
    const dropped = Object.keys(configure({}, true).resolve.alias);
    expect(dropped).toEqual([
      expect.stringMatching(/theme-classic.lib.prism-include-languages$/),
      expect.stringMatching(/theme-classic.lib.nprogress$/),
    ]);
    expect(dropped.every((path) => existsSync(`${path}.js`))).toBe(true);
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
});
