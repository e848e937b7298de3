import {NAME_COLORS, nameColor} from '../../../../src/shared/model/nameColor';
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
});
