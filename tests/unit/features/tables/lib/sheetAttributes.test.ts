import {
  conditions,
  listed,
} from '../../../../../src/features/tables/lib/sheetAttributes';

describe('attributes that choose a part of a sheet', () => {
  it('list headings with commas', () => {
    expect(listed('Armor, Soak')).toEqual(['Armor', 'Soak']);
    expect(listed(undefined)).toBeUndefined();
  });

  it('say which cells rows must have', () => {
    expect(conditions('Kind = Mail; Note = a = b;')).toEqual({
      Kind: 'Mail',
      Note: 'a = b',
    });
    expect(conditions(undefined)).toBeUndefined();
  });
});
