import {getRange} from '../../../../../scripts/press/workbooks/filterRow';
import {setSheet} from '../../../../../scripts/press/workbooks/setSheet';

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

  it('holds several files one below another', () => {
    const sheet = setSheet('Shields', [shields, shields]);
    expect(sheet.data).toHaveLength(5);
    expect(getRange(sheet)).toBe('A1:C5');
  });

  it('is not made from files with different headings, nor from none', () => {
    const armor = {columns: ['Armor'], rows: [['Leather']]};
    expect(() => setSheet('Mixed', [shields, armor])).toThrow(
      'The sheet "Mixed" is made of 2 files',
    );
    expect(() => setSheet('None', [])).toThrow('made of 0 files');
  });
});
