import {ELEMENTS, getOpposite} from '../../model/elements';
import {readRecords} from '../../../../tests/support/sheets';

const sheet = readRecords('world-info/elements.csv');

describe('the elements', () => {
  it('have their colors', () => {
    expect(ELEMENTS.map(({name, color}) => `${name} ${color}`)).toEqual([
      'Ice lightsteelblue',
      'Water teal',
      'Lightning yellow',
      'Air azure',
      'Smoke grey',
      'Fire orange',
      'Magma red',
      'Earth brown',
    ]);
  });

  it.each(ELEMENTS)(
    'are canceled by the one four steps away: $name',
    ({name}) => {
      const row = sheet.find(({Element}) => Element === name);
      expect(getOpposite(name)).toBe(row?.['Opposite']);
      expect(getOpposite(getOpposite(name))).toBe(name);
    },
  );
});
