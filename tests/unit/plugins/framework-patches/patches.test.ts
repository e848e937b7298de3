import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {patchPlugins} from '../../../../plugins/framework-patches/patches';
import {siteDir} from '../../../support/site';

describe('the patches of a site', () => {
  const all = patchPlugins({});

  it('are all there where nothing is said, each with its README', () => {
    expect(all.length).toBeGreaterThan(0);
    for (const path of all) {
      expect(existsSync(join(siteDir, path))).toBe(true);
      expect(existsSync(join(siteDir, path, '../README.md'))).toBe(true);
    }
    expect(patchPlugins({WITHOUT_PATCHES: ''})).toEqual(all);
  });

  it('can be turned off, one or several', () => {
    const one = './plugins/framework-patches/route-parts/index.ts';
    expect(patchPlugins({WITHOUT_PATCHES: 'route-parts'})).toEqual(
      all.filter((path) => path !== one),
    );
    const names = all.map((path) => path.split('/').at(-2)).join(',');
    expect(patchPlugins({WITHOUT_PATCHES: names})).toEqual([]);
  });

  it('cannot be turned off by a name that none has', () => {
    expect(() => patchPlugins({WITHOUT_PATCHES: 'route-part'})).toThrow(
      'WITHOUT_PATCHES: found "route-part", expected some of ',
    );
  });
});
