import {parseWholeNumber} from '../../../../src/shared/model/wholeNumber';

describe('an integer that readers type', () => {
  it.each([
    ['1', 1],
    [' 20 ', 20],
    ['+3', 3],
    ['−5', -5],
    ['—5', -5],
    ['3,600', 3600],
    ['3 600', 3600],
    ['007', 7],
  ])('is read from %j', (text, value) => {
    expect(parseWholeNumber(text, [-10, 10_000])).toBe(value);
  });

  it.each(['', ' ', 'three', '1.5', '1e3', '0x10', '--1', '5-'])(
    'does not exist in %j',
    (text) => {
      expect(parseWholeNumber(text, [-10, 10_000])).toBeUndefined();
    },
  );

  it('includes both ends of its range', () => {
    expect(parseWholeNumber('1', [1, 8])).toBe(1);
    expect(parseWholeNumber('8', [1, 8])).toBe(8);
    expect(parseWholeNumber('0', [1, 8])).toBeUndefined();
    expect(parseWholeNumber('9', [1, 8])).toBeUndefined();
  });
});
