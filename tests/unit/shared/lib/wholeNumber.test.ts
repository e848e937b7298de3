import {wholeNumberIn} from '../../../../src/shared/lib/wholeNumber';

describe('a whole number that readers type', () => {
  it.each([
    ['1', 1],
    [' 20 ', 20],
    ['+3', 3],
    ['−5', -5],
    ['-5', -5],
    ['3,600', 3600],
    ['3 600', 3600],
    ['007', 7],
  ])('reads %j', (text, value) => {
    expect(wholeNumberIn(text, [-10, 10_000])).toBe(value);
  });

  it.each(['', ' ', 'three', '1.5', '1e3', '0x10', '--1', '5-'])(
    'finds none in %j',
    (text) => {
      expect(wholeNumberIn(text, [-10, 10_000])).toBeUndefined();
    },
  );

  it('holds to both ends', () => {
    expect(wholeNumberIn('1', [1, 8])).toBe(1);
    expect(wholeNumberIn('8', [1, 8])).toBe(8);
    expect(wholeNumberIn('0', [1, 8])).toBeUndefined();
    expect(wholeNumberIn('9', [1, 8])).toBeUndefined();
  });
});
