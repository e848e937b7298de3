import {isLongTable, selectFirstRows} from '../../model/firstRows';

function createRows(count: number): {cells: string[]}[] {
  return Array.from({length: count}, (_, index) => ({
    cells: [`${100 + index}`, 'an event'],
  }));
}

describe('the rows of a long table that are rendered first', () => {
  it('are the first 24', () => {
    const rows = createRows(40);
    expect(selectFirstRows(rows)).toEqual(rows.slice(0, 24));
  });

  it('include those that make a column wide, in their order', () => {
    const rows = createRows(60);
    const long = {cells: ['130', 'the longest of all these events here']};
    const unbreakable = {cells: ['year 2140', 'Uninterruptedness']};
    rows[50] = unbreakable;
    rows[40] = long;
    expect(selectFirstRows(rows)).toEqual([
      ...rows.slice(0, 24),
      long,
      unbreakable,
    ]);
  });
});

it.each([
  [39, false],
  [40, true],
])('of %i rows, a table is long: %s', (count, expected) => {
  expect(isLongTable(createRows(count))).toBe(expected);
});
