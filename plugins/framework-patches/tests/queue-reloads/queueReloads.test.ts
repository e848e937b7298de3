import {readFileSync} from 'node:fs';
import {queueReloads} from '../../queue-reloads/queueReloads';

/** A site, as the list of areas reloaded so far. */
type Site = readonly string[];

/** Creates functions that reload an area, each as slowly as requested. */
function createSite(ready = () => Promise.resolve()) {
  const reloads = {
    reloadSite: (site: Site): Promise<Site> =>
      Promise.resolve([...site, 'all']),
    reloadSitePlugin: async (
      site: Site,
      area: string,
      milliseconds: number,
    ): Promise<Site> => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      if (area === 'broken') {
        throw new Error('docs/broken/a.md: found no title.');
      }
      return [...site, area];
    },
  };
  queueReloads<Site>(reloads, ready);
  return reloads;
}

describe('areas that change at once', () => {
  it('are all reloaded, whichever is read fastest', async () => {
    const {reloadSite, reloadSitePlugin} = createSite();
    const reloaded = await Promise.all([
      reloadSitePlugin([], 'races', 20),
      reloadSitePlugin([], 'rules', 1),
      reloadSite([]),
      reloadSitePlugin([], 'almanac', 1),
    ]);
    expect(reloaded.at(-1)).toEqual(['races', 'rules', 'all', 'almanac']);
  });

  it('are reloaded even if one of them cannot be read, which is reported', async () => {
    const {reloadSitePlugin} = createSite();
    const broken = reloadSitePlugin([], 'broken', 5);
    const next = reloadSitePlugin([], 'rules', 1);
    await expect(broken).rejects.toThrow('docs/broken/a.md: found no title.');
    expect(await next).toEqual(['rules']);
  });

  it('are read when the bundler is idle, which is awaited once', async () => {
    const ready = jest.fn(() => Promise.resolve());
    const {reloadSitePlugin} = createSite(ready);
    await Promise.all([
      reloadSitePlugin([], 'rules', 1),
      reloadSitePlugin([], 'races', 1),
    ]);
    expect(ready).toHaveBeenCalledTimes(1);
    await reloadSitePlugin([], 'almanac', 1);
    expect(ready).toHaveBeenCalledTimes(2);
  });

  it('would overwrite one another in the framework, which reloads each from the initial site', () => {
    const source = readFileSync(
      require.resolve('@docusaurus/core/lib/commands/start/utils.js'),
      'utf8',
    );
    expect(source).toContain('(0, site_1.reloadSite)(site)');
    expect(source).toContain(
      '(0, site_1.reloadSitePlugin)(site, pluginIdentifier)',
    );
  });
});
