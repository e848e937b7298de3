import {
  compareCells,
  nextSorting,
  formatQuantity,
  type SortDirection,
} from '../../model/sortCells';

describe('the quantity of a cell', () => {
  it.each([
    ['20', 20],
    ['1,200', 1200],
    ['+2', 2],
    ['-1', -1],
    ['3/4', 0.75],
    ['15 lb', 15],
    ['d20', 10.5],
    ['1d6+1', 4.5],
    ['1d8−1', 3.5],
  ])('of %s is %d', (cell, quantity) => {
    expect(formatQuantity(cell)).toBe(quantity);
  });
});

describe('rows that readers sort', () => {
  const sorted = (
    cells: readonly string[],
    kind: 'figure' | 'word',
    direction: SortDirection,
  ) => [...cells].sort((a, b) => compareCells(a, b, {kind, direction}));

  it.each<[SortDirection, readonly string[]]>([
    ['ascending', ['−3', '0', '2', '10', '1,200', '—', '']],
    ['descending', ['1,200', '10', '2', '0', '−3', '—', '']],
  ])(
    'are sorted by size, and last if they have none: %s',
    (direction, order) => {
      expect(
        sorted(['10', '—', '2', '−3', '1,200', '', '0'], 'figure', direction),
      ).toEqual(order);
    },
  );

  it.each<[SortDirection, readonly string[]]>([
    ['ascending', ['Axe', 'axe', 'Éclair', 'Level 2', 'Level 10', '']],
    ['descending', ['Level 10', 'Level 2', 'Éclair', 'Axe', 'axe', '']],
  ])(
    'are sorted by the alphabet, and numbers in words by size: %s',
    (direction, order) => {
      expect(
        sorted(
          ['Level 10', '', 'Axe', 'Éclair', 'Level 2', 'axe'],
          'word',
          direction,
        ).map((cell) => cell.toLowerCase()),
      ).toEqual(order.map((cell) => cell.toLowerCase()));
    },
  );
});

describe('a press on the heading of a column', () => {
  it('sorts up, then down, then not at all', () => {
    const up = nextSorting(undefined, 2);
    const down = nextSorting(up, 2);
    expect(up).toEqual({column: 2, direction: 'ascending'});
    expect(down).toEqual({column: 2, direction: 'descending'});
    expect(nextSorting(down, 2)).toBeUndefined();
  });

  it('starts over at another column', () => {
    expect(nextSorting({column: 2, direction: 'descending'}, 1)).toEqual({
      column: 1,
      direction: 'ascending',
    });
  });
});
