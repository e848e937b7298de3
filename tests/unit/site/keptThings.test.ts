import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {tokenKey} from '@engine/docs-lock/method/token';
import {pinKey} from '@engine/docs-lock/method/pin';
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

describe('the table of what the site keeps (T12)', () => {
  it.each(Object.values(storage))(
    'has each key that the site stores, once: %s',
    (key) => {
      const stored =
        key === storage.pdfPage
          ? `${key}:/files/a.pdf`
          : key === storage.playedUpTo
            ? `${key}-lamp-road`
            : key;
      expect(findNames(stored)).toHaveLength(1);
    },
  );

  it.each([
    [tokenKey('path', place.base, '/keeper'), 'unlocked'],
    [tokenKey('admin', place.base, '/keeper'), 'unlocked'],
    [pinKey(place.base), 'unlocked'],
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
    [pinKey('/')],
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

  it('names databases and caches by the base path', () => {
    const things = Object.values(listKeptThings(place));
    const names = things.flatMap(({databases = [], caches = []}) => [
      ...databases,
      ...caches,
    ]);
    expect(names).toHaveLength(5);
    expect(names.filter((name) => !name.endsWith(':/orrameth/'))).toEqual([]);
  });

  it('knows every place of the code that stores: who adds one adds a row to the table', () => {
    const root = join(__dirname, '../../../src');
    const stores =
      /createRecordStore[<(]|openDB[<(]|indexedDB\.open\(|caches\.open\(|(?:local|session)Storage\.setItem\(/;
    const found = readdirSync(root, {recursive: true, encoding: 'utf8'})
      .filter((path) => /\.tsx?$/.test(path))
      .filter((path) => stores.test(readFileSync(join(root, path), 'utf8')));
    expect(found.toSorted()).toEqual([
      'features/desk/hooks/deskStore.ts',
      'features/documents/hooks/rememberedPage.ts',
      'features/forget/hooks/forgetEverything.ts',
      'features/forget/hooks/keptRecords.ts',
      'features/lock/hooks/heldKeys.ts',
      'features/lock/hooks/pins.ts',
      'features/lock/hooks/tokens.ts',
      'features/map/components/WorldMap/shareGestures.ts',
      'features/navigation/hooks/collapseSidebar.ts',
      'features/navigation/hooks/rememberColorMode.ts',
      'features/offline/hooks/keptStore.ts',
      'features/played-up-to/hooks/progressStore.ts',
      'features/search/hooks/useRecentSearches.ts',
      'features/second-screen/hooks/screenTab.ts',
      'features/sheet/hooks/sheetStore.ts',
      'features/spells/hooks/useSpellbook.ts',
      'features/table-mode/hooks/showPins.ts',
      'features/tracker/hooks/trackerStore.ts',
      'page/hooks/keepFonts.ts',
      'shared/hooks/earlyStyle.ts',
      'shared/hooks/lateRecord.ts',
      'shared/hooks/recordDatabase.ts',
      'shared/hooks/recordStore.ts',
    ]);
  });
});
