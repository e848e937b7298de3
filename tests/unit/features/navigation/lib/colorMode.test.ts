import {nextColorMode} from '../../../../../src/features/navigation/lib/colorMode';

describe('the color mode switch', () => {
  it.each([
    ['light', 'dark'],
    ['dark', null],
    [null, 'light'],
  ] as const)('leads from %s to %s', (from, to) => {
    expect(nextColorMode(from)).toBe(to);
  });
});
