import {setSheet} from '../workbooks/makeWorkbook';

const shields = {
  columns: ['Shield', 'DEF', 'priceCrowns', 'Page'],
  rows: [
    ['Buckler', '+1', '—', '/combat-and-tactics/armor-and-defense.html'],
    ['Round shield', '+2', '2', ''],
  ],
};

describe('a sheet of a workbook', () => {
  it('has bold headings as words that stay in view, and no addresses of pages', () => {
    const {data, stickyRowsCount} = setSheet('Shields', [shields]);
    expect(stickyRowsCount).toBe(1);
    expect(data[0]?.map(({value}) => value)).toEqual([
      'Shield',
      'DEF',
      'Price Crowns',
    ]);
    expect(data[0]?.every(({fontWeight}) => fontWeight === 'bold')).toBe(true);
  });

  it('has numbers if the file has, and text elsewhere', () => {
    const {data} = setSheet('Shields', [shields]);
    expect(data[1]?.map(({value}) => value)).toEqual(['Buckler', 1, '—']);
    expect(data[2]?.map(({value}) => value)).toEqual(['Round shield', 2, 2]);
  });

  it('has columns as wide as the longest cell, up to 60 letters, and wraps longer ones', () => {
    const getColumn = (cell: string) =>
      setSheet('Notes', [{columns: ['Note'], rows: [[cell]]}]);
    expect(getColumn('a').columns).toEqual([{width: 7}]);
    expect(getColumn('a'.repeat(57)).columns).toEqual([{width: 60}]);
    expect(getColumn('a'.repeat(57)).data[1]?.[0]).toMatchObject({wrap: false});
    expect(getColumn('a'.repeat(58)).columns).toEqual([{width: 60}]);
    expect(getColumn('a'.repeat(58)).data[1]?.[0]).toMatchObject({wrap: true});
  });

  it('holds several files one below another', () => {
    const sheet = setSheet('Shields', [shields, shields]);
    expect(sheet.data).toHaveLength(5);
  });

  it('is not made from files with different headings, nor from none', () => {
    const armor = {columns: ['Armor'], rows: [['Leather']]};
    expect(() => setSheet('Mixed', [shields, armor])).toThrow(
      'Found 2 CSV files for the worksheet "Mixed"',
    );
    expect(() => setSheet('None', [])).toThrow('Found 0 CSV files');
  });
});
