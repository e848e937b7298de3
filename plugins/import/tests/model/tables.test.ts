import {listAdditions} from '../../model/tables';

/** Lists the groups of some areas, which have the menu of the same position. */
function listGroups(menus: readonly string[], known: readonly string[]) {
  const areas = menus.map((menu, at) => ({
    ...{id: `a${at}`, label: 'A', menu, locked: false, entries: []},
  }));
  const rows = {title: 'Inns', areas, tags: [], categories: []};
  const [, [, , written] = []] = listAdditions(rows, known);
  return (written ?? []).map((row) => /"group": "(.*)"/.exec(row)?.[1]);
}

describe('the menus of imported areas', () => {
  it('are theirs as long as the navbar has room', () => {
    const known = ['menu rules', 'menu world', 'menu private'];
    expect(listGroups(['A', 'B', 'B', 'C'], known)).toEqual([
      'a',
      'b',
      'b',
      'c',
    ]);
  });

  it('are one for all areas that would be alone in theirs in a full navbar', () => {
    const known = ['menu rules', 'menu world', 'menu private', 'menu magic'];
    expect(listGroups(['A', 'B', 'B', 'C'], known)).toEqual([
      'inns',
      'b',
      'b',
      'inns',
    ]);
  });

  it('are those that exist, if they have the same name', () => {
    expect(listGroups(['Rules'], ['menu rules'])).toEqual(['rules']);
  });
});
