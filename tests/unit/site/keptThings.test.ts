import {tokenKey} from '../../../plugins/lock/format/token';
import {
  matchesKey,
  keptNames,
  listKeptThings,
  type KeptName,
} from '../../../src/site/keptThings';
import {storage} from '../../../src/site/storage';

const place = {base: '/orrameth/', namespace: '-422'};

function findNames(key: string, at = place): readonly KeptName[] {
  const table = listKeptThings(at);
  return keptNames.filter((name) => {
    const {keys = [], marks = []} = table[name];
    return matchesKey([...keys, ...marks], key);
  });
}

describe('the table of what the site keeps', () => {
  it.each(Object.values(storage))(
    'has each key that the site stores, once: %s',
    (key) => {
      const stored = key === storage.playedUpTo ? `${key}-lamp-road` : key;
      expect(findNames(stored)).toHaveLength(1);
    },
  );

  it.each([
    [tokenKey('path', place.base, '/keeper'), 'unlocked'],
    [tokenKey('admin', place.base, '/keeper'), 'unlocked'],
    ['desk:/orrameth/', 'desks'],
    ['tracker:/orrameth/', 'fights'],
    ['sheet:/orrameth/', 'characters'],
    ['theme-422', 'settings'],
    ['docusaurus.tab.system-422', 'settings'],
    ['WALINE_USER', 'comments'],
  ])('has the keys of the lock and the framework: %s', (key, name) => {
    expect(findNames(key)).toEqual([name]);
  });

  it.each([
    [tokenKey('path', '/other/', '/keeper')],
    [tokenKey('admin', '/other/', '/keeper')],
    [tokenKey('admin', '/', '/keeper')],
    ['desk:/'],
    ['theme'],
    ['theme-421'],
    ['docusaurus.tab.system-421'],
    ['spellbook-copy'],
    ['cart'],
    ['WALLET'],
  ])('leaves alone what belongs to other sites of the host: %s', (key) => {
    expect(findNames(key)).toEqual([]);
  });

  it('names databases and caches by the base path, but for the keys of the lock', () => {
    const things = Object.values(listKeptThings(place));
    const names = things.flatMap(({databases = [], caches = []}) => [
      ...databases,
      ...caches,
    ]);
    expect(names).toHaveLength(6);
    expect(names.filter((name) => !name.endsWith(':/orrameth/'))).toEqual([
      'docs-lock',
    ]);
  });
});
