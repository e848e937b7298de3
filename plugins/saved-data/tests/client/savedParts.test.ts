import {tokenKey} from '../../../lock/format/token';
import {listSavedParts, matchesKey} from '../../client/savedParts';
import {storage} from '../../../../src/site/storage';

const place = {base: '/orrameth/', namespace: '-422'};

const parts = listSavedParts(undefined, place);

function findLabels(key: string): readonly string[] {
  return parts
    .filter(({keys, marks}) => matchesKey([...keys, ...marks], key))
    .map(({label}) => label);
}

describe('the table of what the site keeps', () => {
  it.each(Object.values(storage))(
    'has each key that the site stores, once: %s',
    (key) => {
      const stored = key === storage.playedUpTo ? `${key}-lamp-road` : key;
      expect(findLabels(stored)).toHaveLength(1);
    },
  );

  it.each([
    [tokenKey('path', place.base, '/keeper'), 'Remembered passwords'],
    [tokenKey('admin', place.base, '/keeper'), 'Remembered passwords'],
    ['sheet:/orrameth/', 'Your characters'],
    ['theme-422', 'Settings: color mode, display, pins, sidebar, hints'],
    [
      'docusaurus.tab.system-422',
      'Settings: color mode, display, pins, sidebar, hints',
    ],
    ['WALINE_USER', 'Your name and drafts for comments'],
  ])('has the keys of the lock and the framework: %s', (key, name) => {
    expect(findLabels(key)).toEqual([name]);
  });

  it.each([
    [tokenKey('path', '/other/', '/keeper')],
    [tokenKey('admin', '/other/', '/keeper')],
    [tokenKey('admin', '/', '/keeper')],
    ['sheet:/'],
    ['theme'],
    ['theme-421'],
    ['docusaurus.tab.system-421'],
    ['spellbook-copy'],
    ['cart'],
    ['WALLET'],
  ])('leaves alone what belongs to other sites of the host: %s', (key) => {
    expect(findLabels(key)).toEqual([]);
  });

  it('names databases and caches by the base path, but for the keys of the lock', () => {
    const names = parts.flatMap(({databases, caches}) => [
      ...databases,
      ...caches,
    ]);
    expect(names.filter((name) => !name.endsWith(':/orrameth/'))).toEqual([
      'docs-lock',
    ]);
  });
});
