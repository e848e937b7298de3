import {calendar} from '@world/calendar';

/** A day of the world. */
export type WorldDate = {
  /** Year of the era of the world; years before it are negative. */
  readonly year: number;
  /** Number of the month from 1; one more than there are for the days that close the year. */
  readonly month: number;
  /** Day of the month, or of the days that close the year, from 1. */
  readonly day: number;
};

/** A month, or the days after the last month. */
type Period = {readonly name: string; readonly days: number};

/** How a world counts its days. */
export type Calendar = {
  readonly months: readonly Period[];
  /** Days after the last month, which belong to no week, and what one of them is called. */
  readonly closing?: Period & {readonly day: string};
  /** Every how many years the last month, or what closes the year, has a day more. */
  readonly leapEvery?: number;
  /** The days of a week; the year begins with the first. */
  readonly weekdays: readonly string[];
  /** The sign after years and the label of a year's field. */
  readonly era: {readonly sign: string; readonly name: string};
  /** The first and the last year that readers may ask for. */
  readonly years: readonly [first: number, last: number];
  /** Where readers look days up; without it, the palette answers none. */
  readonly almanac?: AlmanacTable;
};

/** The page that tells of days, and the sheets under static/ that it is made of. */
export type AlmanacTable = {
  readonly page: string;
  readonly anchor: string;
  /** The sheet that holds the date of today, and that of the feasts. */
  readonly present: string;
  readonly feasts: string;
};

const table: Calendar = calendar;

const {months, closing, leapEvery, weekdays} = table;

/** What years are called. */
export const {era} = table;

/** Where readers look days up; nothing where the world has no such page. */
export const almanac: AlmanacTable | undefined = table.almanac;

/** The months, and behind them the days that close the year. */
export const periods: readonly Period[] = closing
  ? [...months, closing]
  : months;

/** What follows the number of a day: the name of its month, or of a closing day. */
export const monthNames: readonly string[] = periods.map((period) =>
  period === closing ? closing.day : period.name,
);

/** How many months a year has. */
export const monthCount = months.length;

/** The days of the week, in order. */
export const weekdayNames: readonly string[] = weekdays;

/** Days of the longest month or closing period, without a leap day. */
export const mostDays = Math.max(...periods.map(({days}) => days));

/** Days of each year before each of its periods. */
const daysBeforePeriod = periods.map((_, place) =>
  periods.slice(0, place).reduce((sum, {days}) => sum + days, 0),
);

/** Days of a year without a leap day. */
const YEAR_DAYS = periods.reduce((sum, {days}) => sum + days, 0);

/** Tells whether a day follows the last month, outside all weeks. */
export function isClosing({month}: Pick<WorldDate, 'month'>): boolean {
  return month > monthCount;
}

/** Tells whether a year has a day more. */
export function isLeapYear(year: number): boolean {
  return leapEvery !== undefined && year % leapEvery === 0;
}

/** Gives the number of days of a month, or of what closes a year. */
export function daysInMonth(year: number, month: number): number {
  const leapDay = month === periods.length && isLeapYear(year) ? 1 : 0;
  return (periods[month - 1]?.days ?? 0) + leapDay;
}

/** Gives the place of a day in its year, from 1. */
export function dayOfYear({month, day}: WorldDate): number {
  return (daysBeforePeriod[month - 1] ?? 0) + day;
}

/** Counts the days from the first day of the year 1 to the first day of a year. */
function daysBefore(year: number): number {
  const leapDays =
    leapEvery === undefined ? 0 : Math.floor((year - 1) / leapEvery);
  return (year - 1) * YEAR_DAYS + leapDays;
}

/** Counts the days from the first day of the year 1, which itself is 0; days before it are negative. */
export function dayNumber(date: WorldDate): number {
  return daysBefore(date.year) + dayOfYear(date) - 1;
}

/** Gives the day that so many days are counted to from the first day of the year 1. */
export function dateOfDay(number: number): WorldDate {
  // The mean year is a little longer than most, so this is the year or the one before.
  const early = Math.floor(number / (YEAR_DAYS + 1 / (leapEvery ?? Infinity)));
  const year =
    [early + 2, early + 1].find((each) => daysBefore(each) <= number) ?? early;
  const rest = number - daysBefore(year);
  const month = daysBeforePeriod.findLastIndex((before) => before <= rest);
  return {
    year,
    month: month + 1,
    day: rest - (daysBeforePeriod[month] ?? 0) + 1,
  };
}

/** Gives the day so many days later; earlier where the number is negative. */
export function addDays(date: WorldDate, days: number): WorldDate {
  return dateOfDay(dayNumber(date) + days);
}

/** Gives the day of the week; days that close the year belong to none. */
export function getWeekday(date: WorldDate): string | undefined {
  return isClosing(date)
    ? undefined
    : weekdays[(dayOfYear(date) - 1) % weekdays.length];
}

/** Writes day and month, as "12 May". */
export function formatDay({month, day}: WorldDate): string {
  return `${day} ${monthNames[month - 1] ?? ''}`;
}

/** Writes a date as the world does: "12 May 1127 AD", with a minus sign for years before the first. */
export function formatDate(date: WorldDate): string {
  const {year} = date;
  return `${formatDay(date)} ${year < 0 ? `−${-year}` : year} ${era.sign}`;
}

/** A date as it is written, in its parts. */
const WRITTEN =
  /^(?<day>\d+) (?<month>\p{Lu}[\p{L} ’'-]*) (?<sign>[−-]?)(?<year>\d+) (?<era>\S.*)$/u;

/** Tells whether there is such a day. */
function exists({year, month, day}: WorldDate): boolean {
  return month > 0 && day > 0 && day <= daysInMonth(year, month);
}

function getParts(text: string): WorldDate | undefined {
  const parts = WRITTEN.exec(text)?.groups;
  if (parts?.['era'] !== era.sign) {
    return undefined;
  }
  const size = Number(parts['year']);
  return {
    year: parts['sign'] === '' ? size : -size,
    month: monthNames.findIndex((name) => name === parts['month']) + 1,
    day: Number(parts['day']),
  };
}

/**
 * Reads a date as the world writes it.
 *
 * @throws Error saying what was found and expected, also for days that do not exist.
 */
export function parseDate(text: string): WorldDate {
  const date = getParts(text);
  if (date === undefined || !exists(date)) {
    throw new Error(
      `found the date "${text}", expected one such as "${formatDate({year: 12, month: 1, day: 1})}"`,
    );
  }
  return date;
}
