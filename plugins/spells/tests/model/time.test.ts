import {seconds} from '../../model/time';
import {getColumn} from '../../../../tests/support/sheets';

describe('units of time', () => {
  it.each([
    ['round', 6],
    ['minute', 60],
    ['hour', 3600],
    ['day', 86_400],
  ] as const)('include the seconds of a %s: %i', (unit, count) => {
    expect(seconds(1, unit)).toBe(count);
    expect(seconds(3, unit)).toBe(3 * count);
  });

  it('include the weeks, months and years of the calendar', () => {
    const months = getColumn('world-info/months.csv', 'Days').map(Number);
    const week = getColumn('world-info/weekdays.csv', 'Day').length;
    expect(seconds(1, 'week')).toBe(seconds(week, 'day'));
    expect(seconds(1, 'month')).toBe(seconds(months[0] ?? 0, 'day'));
    expect(seconds(1, 'year')).toBe(seconds(8, 'month') + seconds(5, 'day'));
  });
});
