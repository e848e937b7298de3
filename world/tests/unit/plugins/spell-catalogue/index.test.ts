import {existsSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import spellCataloguePlugin from '../../../../../plugins/spell-catalogue';
import {stub} from '../../../../../tests/support/stub';
import {temporarySite} from '../../../../../tests/support/temporarySite';

const folder = 'static/game-mechanics/wizardly-magic/spells';

function createPlugin(siteDir: string) {
  return spellCataloguePlugin(
    stub<LoadContext>({siteDir}),
    {},
    {isBuild: true},
  );
}

/** Returns the bundler settings of the plugin for the server or the client. */
function configuration(isServer: boolean) {
  const configure = stub<
    (
      config: object,
      server: boolean,
    ) => {
      resolve: {alias: Record<string, string>};
      module: {
        rules: {test: RegExp; use: {loader: string; options: unknown}[]}[];
      };
    }
  >(createPlugin('/site').configureWebpack ?? (() => ({})));
  return configure({}, isServer);
}

describe('the plugin for spells and powers', () => {
  it('is called spell-catalogue', () => {
    expect(createPlugin('/site').name).toBe('spell-catalogue');
  });

  it('stops the build if a sheet is faulty, whether or not a page shows it', async () => {
    const siteDir = temporarySite({[`${folder}/powers.csv`]: 'type\nPower\n'});
    await expect(createPlugin(siteDir).loadContent?.()).rejects.toThrow(
      `${folder}/powers.csv:1: column school: found no column "school"`,
    );
  });

  it('accepts the sheets of the site, and returns their content', async () => {
    await expect(
      createPlugin(process.cwd()).loadContent?.(),
    ).resolves.toContainEqual(expect.objectContaining({name: 'Ash Whisper'}));
  });

  it('checks again when a sheet changes', () => {
    expect(createPlugin('/site').getPathsToWatch?.()).toEqual([
      `/site/${folder}/*.csv`,
    ]);
  });

  it('gives pages a name to import by, and a loader that exists', () => {
    const {resolve, module} = configuration(false);
    const target = resolve.alias['@spells$'] ?? '';
    expect(existsSync(target)).toBe(true);
    expect(module.rules[0]?.test.test(target)).toBe(true);
    expect(existsSync(module.rules[0]?.use[0]?.loader ?? '')).toBe(true);
  });

  it.each([true, false])(
    'tells the loader the target of the build (server: %p)',
    (isServer) => {
      expect(configuration(isServer).module.rules[0]?.use[0]?.options).toEqual({
        isServer,
      });
    },
  );
});
