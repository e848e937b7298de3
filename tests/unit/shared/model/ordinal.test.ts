import {ordinal} from '../../../../src/shared/model/ordinal';

describe('an ordinal number', () => {
  it.each([
    [0, '0th'],
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [111, '111th'],
  ])('of %i is written %s', (place, text) => {
    expect(ordinal(place)).toBe(text);
  });
});
