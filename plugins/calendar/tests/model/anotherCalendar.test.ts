import type * as calendarModule from '../../model/calendar';
import type {Calendar} from '../../model/calendar';

const even: Calendar = {
  months: [
    {name: 'Longest', days: 31},
    {name: 'Short’s End', days: 28},
    {name: 'Third', days: 30},
  ],
  weekdays: ['One', 'Two', 'Three', 'Four'],
  era: {sign: 'AE', name: 'Year of the empire'},
  years: [1, 500],
};

const plain: Calendar = {...even, leapEvery: 4};

type Module = typeof calendarModule;

async function getCalendar(calendar: Calendar): Promise<Module> {
  jest.resetModules();
  jest.doMock('../../../../world/calendar', () => ({calendar}));
  return import('../../model/calendar');
}

describe('a calendar with other months and no closing days', () => {
  let module: Module;

  beforeAll(async () => {
    module = await getCalendar(plain);
  });

  it('has the leap day at the end of its last month', () => {
    expect([1, 2, 3].map((month) => module.countMonthDays(1, month))).toEqual([
      31, 28, 30,
    ]);
    expect(module.countMonthDays(4, 3)).toBe(31);
    expect(module.countMonthDays(4, 2)).toBe(28);
    expect(module.mostDays).toBe(31);
  });

  it('converts each day to a number and back', () => {
    const days = Array.from({length: 3000}, (_, index) => index - 1000);
    expect(days.map((day) => module.dayNumber(module.getDate(day)))).toEqual(
      days,
    );
    expect(module.getDate(31)).toEqual({year: 1, month: 2, day: 1});
    expect(module.getDate(89)).toEqual({year: 2, month: 1, day: 1});
    expect(module.formatDate(module.getDate(4 * 89))).toBe('31 Third 4 AE');
  });

  it('begins each year with the first day of the week, and has no day without one', () => {
    expect(module.getWeekday({year: 2, month: 1, day: 1})).toBe('One');
    expect(module.getWeekday({year: 2, month: 2, day: 1})).toBe('Four');
    expect(module.isClosing({month: 3})).toBe(false);
  });

  it('parses names of several words, and rejects other eras', () => {
    expect(module.parseDate('28 Short’s End 3 AE')).toEqual({
      year: 3,
      month: 2,
      day: 28,
    });
    expect(() => module.parseDate('29 Short’s End 3 AE')).toThrow('found');
    expect(() => module.parseDate('28 Short’s End 3 YS')).toThrow(
      'expected one such as "1 Longest 12 AE"',
    );
  });
});

describe('a calendar without leap years', () => {
  it('has the same days in every year', async () => {
    const {getDate: dateOfDay, isLeapYear} = await getCalendar(even);
    expect(isLeapYear(0)).toBe(false);
    expect(dateOfDay(100 * 89)).toEqual({year: 101, month: 1, day: 1});
    expect(dateOfDay(-1)).toEqual({year: 0, month: 3, day: 30});
  });
});
