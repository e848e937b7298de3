import {
  countBytes,
  getCacheKey,
  isSmaller,
  listContents,
  makeFileTable,
} from '../../../../../src/features/offline/lib/keptEdition';
import type {
  PackArchive,
  PackFile,
} from '../../../../../src/features/offline/lib/packs';
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

describe('the archives of a pack', () => {
  const archive: PackArchive = {
    path: 'a.tar.zst',
    bytes: 3000,
    files: 1,
    singleBytes: 8000,
  };

  it('hold its files in the order of the list', () => {
    expect(
      listContents([first, second], [archive, {...archive, files: 1}]),
    ).toEqual([
      {archive, files: [first]},
      {archive, files: [second]},
    ]);
  });

  it.each([
    [[1000, 9000], true],
    [[9000], true],
    // A small file alone is fetched faster than its archive.
    [[1000], false],
    [[], false],
  ])(
    'are fetched where they are smaller than %p missing bytes',
    (sizes, is) => {
      const makeFile = (bytes: number): PackFile => ['a', 'b', bytes];
      const files = [1000, 9000].map(makeFile);
      expect(isSmaller({archive, files}, sizes.map(makeFile))).toBe(is);
    },
  );
});
