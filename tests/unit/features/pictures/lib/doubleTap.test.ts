import {isSecondTap} from '../../../../../src/features/pictures/lib/doubleTap';

const first = {time: 1000, x: 200, y: 300};

describe('two taps', () => {
  it.each([
    [{time: 1100, x: 200, y: 300}, true],
    [{time: 1300, x: 200, y: 300}, true],
    [{time: 1301, x: 200, y: 300}, false],
    [{time: 1100, x: 218, y: 324}, true],
    [{time: 1100, x: 231, y: 300}, false],
    [{time: 1100, x: 200, y: 269}, false],
  ])('are two if the second is at %j: %s', (second, expected) => {
    expect(isSecondTap(first, second)).toBe(expected);
  });

  it('are not a single one', () => {
    expect(isSecondTap(undefined, first)).toBe(false);
  });
});
