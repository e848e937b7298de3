import {
  cyrb53,
  NAME_COLORS,
  nameColor,
} from '../../../../src/shared/lib/nameColor';
import {tags} from '../../../../world/tags';

describe('the color of a tag or category', () => {
  it.each([
    ['race', 1],
    ['spell', 7],
    ['map', 0],
    ['goblin', 7],
    ['guide', 0],
    ['realm', 8],
  ])('of %s is number %i of nine', (name, color) => {
    expect(nameColor(name)).toBe(color);
  });

  it('is one of nine for every name, even an empty one', () => {
    expect(NAME_COLORS).toBe(9);
    for (const name of ['', 'é', '🜁', 'a'.repeat(500), ...Object.keys(tags)]) {
      expect([0, 1, 2, 3, 4, 5, 6, 7, 8]).toContain(nameColor(name));
    }
  });

  it('comes from an integer of 53 bits, and depends on capitals', () => {
    const hashes = ['race', 'Race'].map(cyrb53);
    expect(new Set(hashes).size).toBe(2);
    expect(hashes.filter((hash) => !Number.isSafeInteger(hash))).toEqual([]);
  });
});
