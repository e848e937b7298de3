import {
  addDays,
  getDate,
  dayNumber,
  getDayOfYear,
  countMonthDays,
  formatDate,
  isLeapYear,
  monthNames,
  mostDays,
  parseDate,
  weekdayNames,
  getWeekday,
} from '../../model/calendar';
import {getColumn} from '../../../../tests/support/sheets';

describe('the calendar of the world', () => {
  it('has the months, weeks and lengths of the data files', () => {
    expect([
      ...getColumn('world-info/months.csv', 'Month'),
      'Gate Day',
    ]).toEqual(monthNames);
    expect(new Set(getColumn('world-info/months.csv', 'Days'))).toEqual(
      new Set([String(mostDays)]),
    );
    expect(getColumn('world-info/weekdays.csv', 'Day')).toEqual(weekdayNames);
  });

  it.each([
    [1127, false],
    [1128, true],
    [1120, true],
    [0, true],
    [-8, true],
    [-312, true],
    [-311, false],
  ])('gives the year %i a Watcher’s Night: %s', (year, expected) => {
    expect(isLeapYear(year)).toBe(expected);
    expect(countMonthDays(year, 9)).toBe(expected ? 6 : 5);
    expect(countMonthDays(year, 8)).toBe(45);
  });

  it.each([
    ['1 Rimewane 1127 YS', 1],
    ['45 Rimewane 1127 YS', 45],
    ['1 Floodmoot 1127 YS', 46],
    ['45 Deepsoil 1127 YS', 360],
    ['5 Gate Day 1127 YS', 365],
    ['6 Gate Day 1128 YS', 366],
  ])('counts %s as day %i of its year', (text, expected) => {
    expect(getDayOfYear(parseDate(text))).toBe(expected);
  });

  it.each([
    ['1 Rimewane 1 YS', 0],
    ['5 Gate Day 1 YS', 364],
    ['1 Rimewane 2 YS', 365],
    ['6 Gate Day 8 YS', 2920],
    ['6 Gate Day 0 YS', -1],
    ['5 Gate Day −1 YS', -367],
    ['1 Rimewane 1127 YS', 411130],
    ['1 Highwind 1127 YS', 411265],
  ])('counts from the first day of the year 1 to %s: %i', (text, expected) => {
    expect(dayNumber(parseDate(text))).toBe(expected);
    expect(formatDate(getDate(expected))).toBe(text);
  });

  it('counts every day of 40 years around the Sealing and of 20 around the present once, in both directions', () => {
    for (const [from, to] of [
      [-7400, 7400],
      [407_000, 415_000],
    ] as const) {
      for (let number = from; number <= to; number += 1) {
        const date = getDate(number);
        // An assertion per day would take seconds; the error names the day that is wrong.
        if (
          dayNumber(date) !== number ||
          date.day < 1 ||
          date.day > countMonthDays(date.year, date.month) ||
          date.month > 9
        ) {
          throw new Error(`Day ${number} became ${formatDate(date)}.`);
        }
      }
    }
    expect(getDate(0)).toEqual({year: 1, month: 1, day: 1});
  });

  it.each([
    ['1 Highwind 1127 YS', 101, '12 Emberreap 1127 YS'],
    ['45 Highwind 1127 YS', 1, '1 Hazefall 1127 YS'],
    ['45 Deepsoil 1127 YS', 1, '1 Gate Day 1127 YS'],
    ['5 Gate Day 1127 YS', 1, '1 Rimewane 1128 YS'],
    ['5 Gate Day 1128 YS', 1, '6 Gate Day 1128 YS'],
    ['6 Gate Day 1128 YS', 1, '1 Rimewane 1129 YS'],
    ['1 Rimewane 1129 YS', -1, '6 Gate Day 1128 YS'],
    ['1 Rimewane 1 YS', -1, '6 Gate Day 0 YS'],
    ['1 Highwind 1127 YS', 0, '1 Highwind 1127 YS'],
  ])('goes from %s by %i days to %s', (from, days, expected) => {
    expect(formatDate(addDays(parseDate(from), days))).toBe(expected);
  });

  it.each([
    ['1 Rimewane 1127 YS', 'Iceday'],
    ['9 Rimewane 1127 YS', 'Stillday'],
    ['10 Rimewane 1127 YS', 'Iceday'],
    ['45 Deepsoil −312 YS', 'Stillday'],
    ['12 Emberreap 1127 YS', 'Stormday'],
    ['1 Highwind 1127 YS', 'Iceday'],
    ['1 Gate Day 1127 YS', undefined],
    ['6 Gate Day 1128 YS', undefined],
  ])('knows the weekday of %s: %s', (text, expected) => {
    expect(getWeekday(parseDate(text))).toBe(expected);
  });

  it.each([
    '',
    '1 Highwind 1127',
    '0 Highwind 1127 YS',
    '46 Highwind 1127 YS',
    '6 Gate Day 1127 YS',
    '7 Gate Day 1128 YS',
    '1.5 Highwind 1127 YS',
  ])('rejects "%s"', (text) => {
    expect(() => parseDate(text)).toThrow(
      `found the date "${text}", expected one such as "1 Rimewane 12 YS"`,
    );
  });
});
