import {formatCount} from '../../../../../src/features/discussion/lib/formatCount';

describe('a number of things', () => {
  it.each([
    [1, '1'],
    [999, '999'],
    [1204, '1,204'],
    [1_000_000, '1,000,000'],
  ])('%i is written %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });
});
