import {categoriesAddress, categoryLinks} from '../../model/namedPages';

describe('the addresses of categories', () => {
  it.each([
    ['/prime-almanac', '/prime-almanac/categories/'],
    ['/world/prime-almanac/', '/world/prime-almanac/categories/'],
  ])('are below that of their area, %s', (area, address) => {
    expect(categoriesAddress(area)).toBe(address);
  });

  it('are none without names', () => {
    expect(categoryLinks([], '/a')).toEqual([]);
  });
});
