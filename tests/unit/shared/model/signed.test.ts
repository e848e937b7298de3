import {grouped, signed} from '../../../../src/shared/model/signed';

describe('a signed number, as tables print it', () => {
  it.each([
    [2, '+2'],
    [20, '+20'],
    [0, '0'],
    [-0, '0'],
    [-1, '−1'],
    [-3, '−3'],
  ])('writes %d as %s', (value, text) => {
    expect(signed(value)).toBe(text);
  });
});

describe('an integer in groups of three digits', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1200, '1,200'],
    [228_000, '228,000'],
    [12_820_000, '12,820,000'],
  ])('writes %d as %s', (value, text) => {
    expect(grouped(value)).toBe(text);
  });
});
