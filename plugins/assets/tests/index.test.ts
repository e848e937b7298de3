import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import assetIndexPlugin from '..';
import type {LoaderOptions} from '../build/assetModule';
import {assetReader} from '../build/readAssets';
import type {FileHistories} from '../../../src/shared/model/fileHistory';
import type {ListedAsset} from '../model/sortAssets';
import {stub} from '../../../tests/support/stub';
import {temporarySite} from '../../../tests/support/temporarySite';

type Rule = {
  readonly test: string;
  readonly use: readonly [{loader: string; options: LoaderOptions}];
};

function getPlugin(
  files: Readonly<Record<string, string>>,
  history: FileHistories = new Map(),
) {
  const siteDir = temporarySite(files);
  const histories = () => Promise.resolve(history);
  const readAssets = assetReader({
    staticDir: join(siteDir, 'static'),
    histories,
  });
  return {
    siteDir,
    plugin: assetIndexPlugin(
      stub<LoadContext>({siteDir}),
      {},
      {histories, readAssets, isBuild: true},
    ),
  };
}

type AssetPlugin = ReturnType<typeof getPlugin>['plugin'];

/** Returns the only rule that the plugin adds to the bundler. */
function rule(plugin: AssetPlugin): Rule {
  const configure = stub<() => {module: {rules: readonly [Rule]}}>(
    plugin.configureWebpack ?? {},
  );
  return configure().module.rules[0];
}

async function load(plugin: AssetPlugin): Promise<readonly ListedAsset[]> {
  const content = (await plugin.loadContent?.()) ?? [];
  await plugin.contentLoaded?.({
    content,
    actions: stub<PluginContentLoadedActions>({}),
  });
  return content;
}

const log = jest.spyOn(console, 'log').mockImplementation();

beforeEach(() => {
  log.mockClear();
});

describe('the asset index', () => {
  it('knows every file when the build starts', async () => {
    const {plugin} = getPlugin({'static/maps/a.txt': 'A'});
    expect(await load(plugin)).toMatchObject([{link: '/maps/a.txt'}]);
    expect(log).not.toHaveBeenCalled();
  });

  it('stops the build if a file is broken, even if no page shows it', async () => {
    const {plugin} = getPlugin({'static/maps/a.pdf': 'A'});
    await expect(load(plugin)).rejects.toThrow('static/maps/a.pdf');
  });

  it('is read again when a file is added, changed or removed', () => {
    const {plugin, siteDir} = getPlugin({});
    expect(plugin.getPathsToWatch?.()).toEqual([join(siteDir, 'static/**/*')]);
  });

  it('reports once which files are in no commit', async () => {
    const {plugin} = getPlugin(
      {'static/a.txt': 'A', 'static/b c.txt': 'B'},
      new Map([['static/a.txt', {updated: '2024-03-09T12:00:00Z'}]]),
    );
    await load(plugin);
    await load(plugin);
    expect(log.mock.calls).toEqual([
      [
        '[INFO] Files without a commit show their date on this disk: static/b c.txt.',
      ],
    ]);
  });

  it('gives pages their files through an existing loader', async () => {
    const {plugin, siteDir} = getPlugin({'static/a.txt': 'A'});
    const {test, use} = rule(plugin);
    expect(existsSync(test)).toBe(true);
    expect(existsSync(use[0].loader)).toBe(true);
    const {staticDir, cacheDir, readAssets} = use[0].options;
    expect({staticDir, cacheDir}).toEqual({
      staticDir: join(siteDir, 'static'),
      cacheDir: join(siteDir, '.cache/pictures'),
    });
    expect(await readAssets()).toHaveLength(1);
  });
});
