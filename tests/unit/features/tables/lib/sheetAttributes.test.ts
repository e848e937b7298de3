import {
  conditions,
  listed,
} from '../../../../../src/features/tables/lib/sheetAttributes';

describe('attributes that choose a part of a sheet', () => {
  it('separate headings with commas', () => {
    expect(listed('Armor, Soak')).toEqual(['Armor', 'Soak']);
    expect(listed(undefined)).toBeUndefined();
  });

  it('give the cells that rows must have', () => {
    expect(conditions('Kind = Mail; Note = a = b;')).toEqual({
      Kind: 'Mail',
      Note: 'a = b',
    });
    expect(conditions(undefined)).toBeUndefined();
  });
});
