import {sortedRows, splitTable} from '../../model/sheetTable';

const table = splitTable({
  columns: ['Territory', 'Page', 'Millions'],
  rows: [
    ['Torosia', '/torosia.html', '3.40'],
    ['unclaimed', '', '0.02'],
    ['Central', '/central.html', '1.90'],
  ],
});

const names = (rows: ReturnType<typeof sortedRows>) =>
  rows.map(({cells}) => cells[0]);

describe('a sheet as a table', () => {
  it('shows every column except that of pages', () => {
    expect(table.columns).toEqual(['Territory', 'Millions']);
    expect(table.kinds).toEqual(['word', 'figure']);
  });
});

describe('a quantity in a table', () => {
  const cellsOf = (column: string, ...cells: readonly string[]) =>
    splitTable({columns: [column], rows: cells.map((cell) => [cell])}).rows.map(
      ({cells: [cell]}) => cell,
    );

  it('has its thousands grouped, as on other pages', () => {
    expect(cellsOf('Miles', '1450', '980', '1234567', '1,900', 'none')).toEqual(
      ['1,450', '980', '1,234,567', '1,900', 'none'],
    );
    expect(cellsOf('Price in bits', '3000')).toEqual(['3,000']);
  });

  it('is not a year, whose digits stay together', () => {
    expect(cellsOf('Year', '1127', '−2400')).toEqual(['1127', '−2400']);
    expect(cellsOf('Night', '1000')).toEqual(['1000']);
  });
});

describe('the rows of a table', () => {
  it('are in the order of the file until readers sort', () => {
    expect(names(sortedRows(table, undefined))).toEqual([
      'Torosia',
      'unclaimed',
      'Central',
    ]);
  });

  it.each([
    ['words', 0, ['Central', 'Torosia', 'unclaimed']],
    ['figures, past the hidden column', 1, ['unclaimed', 'Central', 'Torosia']],
    ['a column that there is not', 7, ['Torosia', 'unclaimed', 'Central']],
  ])('are sorted by %s', (_, column, order) => {
    expect(names(sortedRows(table, {column, direction: 'ascending'}))).toEqual(
      order,
    );
  });
});
