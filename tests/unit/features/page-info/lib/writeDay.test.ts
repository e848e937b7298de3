import {writeDay} from '../../../../../src/features/page-info/lib/writeDay';

describe('a date as readers see it', () => {
  it.each([
    ['2026-03-09', 'March 9, 2026'],
    ['2026-03-09T00:00:00.000Z', 'March 9, 2026'],
    ['2026-03-09T23:59:59.000Z', 'March 9, 2026'],
    ['2024-02-29', 'February 29, 2024'],
  ])('%s is %s in every locale', (date, text) => {
    expect(writeDay(date)).toEqual({date, text});
  });
});
