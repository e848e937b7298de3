import {existsSync, readFileSync} from 'node:fs';
import routePartsPlugin from '../../../../../plugins/framework-patches/route-parts';
import {stub} from '../../../../support/stub';

type Settings = {
  readonly resolve?: {readonly alias: Readonly<Record<string, string>>};
  readonly output?: {readonly chunkFilename: string};
  readonly module: {
    readonly rules: readonly [
      {
        readonly test: RegExp;
        readonly use: readonly [
          {readonly loader: string; readonly options: object},
        ];
      },
    ];
  };
};

const plugin = routePartsPlugin();

function settings(mode: string, isServer: boolean): Settings {
  const configure = stub<(config: object, isServer: boolean) => Settings>(
    plugin.configureWebpack ?? (() => ({})),
  );
  return configure({mode}, isServer);
}

describe('the plugin that has browsers learn of pages in parts', () => {
  it('is called route-parts', () => {
    expect(plugin.name).toBe('route-parts');
  });

  it.each([
    ['production', false, true],
    ['production', true, false],
    ['development', false, false],
  ])(
    'divides the table once it is built, for browsers: %s, server %s',
    (mode, isServer, divides) => {
      const [{use}] = settings(mode, isServer).module.rules;
      expect(use[0].options).toEqual({isForBrowser: divides});
      expect(existsSync(use[0].loader)).toBe(true);
    },
  );

  it.each(['routes.js', 'registry.js', 'routesChunkNames.json'])(
    'reads %s, which Docusaurus writes',
    (name) => {
      const [{test}] = settings('production', false).module.rules;
      expect(test.test(`/site/.docusaurus/${name}`)).toBe(true);
      expect(test.test(`/site/src/${name}`)).toBe(false);
      const writer =
        require.resolve('@docusaurus/core/lib/server/codegen/codegenRoutes.js');
      expect(readFileSync(writer, 'utf8')).toContain(`'${name}'`);
    },
  );

  it('brings parts where Docusaurus loads what a page needs', () => {
    const [[replaced, replacement] = ['', '']] = Object.entries(
      settings('production', false).resolve?.alias ?? {},
    );
    expect(existsSync(`${replaced}.js`)).toBe(true);
    expect(existsSync(replacement)).toBe(true);
    expect(settings('production', true)).not.toHaveProperty('resolve');
  });

  it('calls chunks by their numbers and the mark of the build, which is said once', () => {
    expect(settings('production', false).output?.chunkFilename).toBe(
      'assets/js/[id].[fullhash:8].js',
    );
    expect(settings('development', false)).not.toHaveProperty('output');
  });
});
