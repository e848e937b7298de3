import {isLong, listServed} from '../../model/listServed';

type Item = {
  readonly type: 'link' | 'category';
  readonly page: number;
  readonly items?: readonly Item[];
};

/** Makes a list in which every hundredth item is a group. */
function makeItems(count: number): readonly Item[] {
  return Array.from({length: count}, (_, page) => ({
    type: page % 100 === 99 ? 'category' : 'link',
    page,
  }));
}

function listPages(count: number, current: number): readonly number[] {
  return listServed(makeItems(count), current).map(({page}) => page);
}

describe('a sidebar', () => {
  it('is long from 101 items on, those of groups included', () => {
    const group: Item = {type: 'category', page: 0, items: makeItems(80)};
    expect(isLong([group, ...makeItems(19)])).toBe(false);
    expect(isLong([group, ...makeItems(20)])).toBe(true);
  });

  it('is served with the current page, twenty before and after it, and every group, if it is long', () => {
    const pages = listPages(1003, 500);
    // Group 499 is one of the neighbors.
    expect(pages).toHaveLength(41 + 9);
    expect(pages).toEqual(
      expect.arrayContaining([480, 500, 520, 99, 299, 999]),
    );
    expect(pages).not.toContain(479);
    expect(pages).not.toContain(521);
  });

  it('is served without the pages of other groups, if it is long', () => {
    expect(listPages(30, -1)).toEqual([]);
  });
});
