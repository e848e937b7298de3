import type {LoadContext} from '@docusaurus/types';
import {stub} from '../../../tests/support/stub';
import {findPlugin, oncePerSite} from '../oncePerSite';

function site(plugins: LoadContext['siteConfig']['plugins'] = []): LoadContext {
  const siteConfig = stub<LoadContext['siteConfig']>({plugins});
  return stub<LoadContext>({siteConfig});
}

describe('what plugins share', () => {
  const make = jest.fn(() => ({}));
  // Each plugin has modules of its own, and so a function of its own.
  const [one, other] = [oncePerSite('a', make), oncePerSite('a', make)];

  it('is made once for each time that a site is loaded', () => {
    const [first, second] = [site(), site()];
    expect(one(first)).toBe(other(first));
    expect(one(second)).not.toBe(one(first));
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is told apart by its name', () => {
    const here = site();
    expect(oncePerSite('b', make)(here)).not.toBe(one(here));
  });
});

describe('a plugin of the configuration', () => {
  it.each(['./plugins', '../../plugins', './copied/plugins'])(
    'is found below %s, with its options',
    (folder) => {
      const path = `${folder}/assets/index.ts`;
      const plugins = ['./plugins/my-assets/index.ts', null, [path, {a: 1}]];
      const found = findPlugin(site(plugins as never), 'assets');
      expect(found).toEqual([path, {a: 1}]);
    },
  );

  it('is not found if the site has none of that name', () => {
    expect(
      findPlugin(site(['./plugins/assets/index.ts']), 'set'),
    ).toBeUndefined();
  });
});
