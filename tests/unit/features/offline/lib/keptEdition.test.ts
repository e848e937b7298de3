import {
  countBytes,
  getCacheKey,
  makeFileTable,
  planCache,
} from '../../../../../src/features/offline/lib/keptEdition';
import type {PackFile} from '../../../../../src/features/offline/lib/packList';
import fc from '../../../../support/properties';

const first: PackFile = ['a b/c.html', '0000000000000001', 3];
const second: PackFile = ['d.webp', '0000000000000002', 5];

const file: fc.Arbitrary<PackFile> = fc.tuple(
  fc.stringMatching(/^[a-z é'@~+]{1,4}(?:\/[a-z%&]{1,3})?$/),
  fc.stringMatching(/^[\da-f]{16}$/),
  fc.nat(1000),
);

describe('the key of a file in the cache', () => {
  it('distinguishes revisions, so that editions never mix', () => {
    expect(getCacheKey(first)).toBe('a%20b/c.html?revision=0000000000000001');
    expect(getCacheKey([first[0], second[1], 3])).not.toBe(getCacheKey(first));
  });

  it('survives conversion to an address by the browser', () => {
    fc.assert(
      fc.property(file, (any) => {
        const {pathname, search} = new URL(
          getCacheKey(any),
          'https://a.example/b/',
        );
        return `${pathname.slice('/b/'.length)}${search}` === getCacheKey(any);
      }),
    );
  });
});

describe('the plan of a cache', () => {
  it('fetches missing files once, and deletes what no edition has', () => {
    expect(
      planCache(
        [first, second, second],
        [getCacheKey(first), 'old?revision=1'],
      ),
    ).toEqual({missing: [second], surplus: ['old?revision=1']});
  });

  it('leaves the cache with exactly the wanted files', () => {
    fc.assert(
      fc.property(fc.array(file), fc.array(file), (wanted, there) => {
        const present = [...new Set(there.map(getCacheKey))];
        const {missing, surplus} = planCache(wanted, present);
        const after = new Set([
          ...present.filter((key) => !surplus.includes(key)),
          ...missing.map(getCacheKey),
        ]);
        const keys = new Set(wanted.map(getCacheKey));
        return (
          after.size === keys.size && [...keys].every((key) => after.has(key))
        );
      }),
    );
  });
});

describe('the files of an edition', () => {
  it('are known with their packs, kept or not', () => {
    const table = makeFileTable({
      edition: 'e',
      packs: {pages: [first]},
      others: {pictures: [second]},
    });
    expect(table.get('a b/c.html')).toEqual({
      pack: 'pages',
      file: first,
      isKept: true,
    });
    expect(table.get('d.webp')).toEqual({
      pack: 'pictures',
      file: second,
      isKept: false,
    });
  });

  it('have the sum of their sizes', () => {
    expect(countBytes([first, second])).toBe(8);
    expect(countBytes([])).toBe(0);
  });
});
