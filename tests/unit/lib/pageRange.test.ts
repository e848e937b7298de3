import {batchesOf, partBelow, partOf} from '../../../src/lib/pageRange';

const firsts = ['almanac/b', 'rules/a', 'rules/m'];

describe('the part of the table in which a page is (R14)', () => {
  it.each([
    ['almanac/b', 0],
    ['almanac/z', 0],
    ['lore', 0],
    ['rules/a', 1],
    ['rules/lz', 1],
    ['rules/m', 2],
    ['spells', 2],
  ])('of %s is %d', (key, part) => {
    expect(partOf(key, firsts)).toBe(part);
  });

  it.each(['', 'almanac', 'almanac/a'])(
    'is none before the first page: "%s"',
    (key) => {
      expect(partOf(key, firsts)).toBeUndefined();
    },
  );

  it('is none where there are no parts', () => {
    expect(partOf('rules/a', [])).toBeUndefined();
  });
});

describe('the first part with pages below another', () => {
  it('is that which begins with one of them', () => {
    expect(partBelow('almanac', firsts)).toBe(0);
    expect(partBelow('rules', firsts)).toBe(1);
  });

  it.each(['', 'rule', 'rules/a', 'spells'])(
    'is none where none begins so: "%s"',
    (key) => {
      expect(partBelow(key, firsts)).toBeUndefined();
    },
  );
});

describe('batches', () => {
  it('hold consecutive things, the last what is left', () => {
    expect(batchesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('are none of nothing, and one where all fits', () => {
    expect(batchesOf([], 2)).toEqual([]);
    expect(batchesOf([1, 2], 2)).toEqual([[1, 2]]);
  });

  it('hold something', () => {
    expect(() => batchesOf([1], 0)).toThrow(
      'found a batch of 0; expected 1 or more.',
    );
  });
});
