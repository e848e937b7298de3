import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {listPatchPlugins} from '../../../../plugins/framework-patches/patches';
import {siteDir} from '../../../support/site';

describe('the patches of a site', () => {
  const all = listPatchPlugins({});

  it('are all on by default, each with its README', () => {
    expect(all.length).toBeGreaterThan(0);
    for (const path of all) {
      expect(existsSync(join(siteDir, path))).toBe(true);
      expect(existsSync(join(siteDir, path, '../README.md'))).toBe(true);
    }
    expect(listPatchPlugins({SITE_WITHOUT_PATCHES: ''})).toEqual(all);
  });

  it('can be turned off, one or several', () => {
    const one = './plugins/framework-patches/trim-client-bundle/index.ts';
    expect(
      listPatchPlugins({SITE_WITHOUT_PATCHES: 'trim-client-bundle'}),
    ).toEqual(all.filter((path) => path !== one));
    const names = all.map((path) => path.split('/').at(-2)).join(',');
    expect(listPatchPlugins({SITE_WITHOUT_PATCHES: names})).toEqual([]);
  });

  it('cannot be turned off by an unknown name', () => {
    expect(() =>
      listPatchPlugins({SITE_WITHOUT_PATCHES: 'trim-client'}),
    ).toThrow('SITE_WITHOUT_PATCHES: found "trim-client", expected some of ');
  });
});
