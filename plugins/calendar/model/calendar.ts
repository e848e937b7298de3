import {calendar} from '../../../world/calendar';

export type WorldDate = {
  /** Year of the world's era; negative before it. */
  readonly year: number;
  /** 1-based month; the closing days count as one more month. */
  readonly month: number;
  /** Day of the month or of the closing days, from 1. */
  readonly day: number;
};

/** A month, or the closing days. */
type Period = {readonly name: string; readonly days: number};

export type Calendar = {
  readonly months: readonly Period[];
  /** The days after the last month, which belong to no week, and the name for one such day. */
  readonly closing?: Period & {readonly day: string};
  /** Leap year interval: the last month, or the closing days, get an extra day. */
  readonly leapEvery?: number;
  /** Weekdays; every year begins with the first. */
  readonly weekdays: readonly string[];
  /** The abbreviation after years, and the label of the year field. */
  readonly era: {readonly sign: string; readonly name: string};
  /** The first and the last year that can be entered. */
  readonly years: readonly [first: number, last: number];
  /** The page where readers look up dates. Without it, search does not answer dates. */
  readonly almanac?: AlmanacTable;
};

/** The page about dates, and the CSV files under static/ that it uses. */
export type AlmanacTable = {
  readonly page: string;
  readonly anchor: string;
  /** Paths of the CSV files with the current date and with the feasts. */
  readonly present: string;
  readonly feasts: string;
};

const table: Calendar = calendar;

const {months, closing, leapEvery, weekdays} = table;

export const {era} = table;

/** The page where readers look up dates; undefined if the world has none. */
export const almanac: AlmanacTable | undefined = table.almanac;

/** The months, followed by the closing days. */
export const periods: readonly Period[] = closing
  ? [...months, closing]
  : months;

/** Names written after the number of a day: those of the months, and of a closing day. */
export const monthNames: readonly string[] = periods.map((period) =>
  period === closing ? closing.day : period.name,
);

export const monthCount = months.length;

export const weekdayNames: readonly string[] = weekdays;

/** Length of the longest month or of the closing days, without a leap day. */
export const mostDays = Math.max(...periods.map(({days}) => days));

/** Number of days in a year before each period. */
const daysBeforePeriod = periods.map((_, place) =>
  periods.slice(0, place).reduce((sum, {days}) => sum + days, 0),
);

/** Length of a common year in days. */
const YEAR_DAYS = periods.reduce((sum, {days}) => sum + days, 0);

/** Whether a date is among the closing days, outside all weeks. */
export function isClosing({month}: Pick<WorldDate, 'month'>): boolean {
  return month > monthCount;
}

export function isLeapYear(year: number): boolean {
  return leapEvery !== undefined && year % leapEvery === 0;
}

/** Returns the length of a month, or of the closing days of a year. */
export function countMonthDays(year: number, month: number): number {
  const leapDay = month === periods.length && isLeapYear(year) ? 1 : 0;
  return (periods[month - 1]?.days ?? 0) + leapDay;
}

/** Returns the 1-based day of the year. */
export function getDayOfYear({month, day}: WorldDate): number {
  return (daysBeforePeriod[month - 1] ?? 0) + day;
}

/** Counts the days from the first day of year 1 to the first day of a year. */
function countDaysBefore(year: number): number {
  const leapDays =
    leapEvery === undefined ? 0 : Math.floor((year - 1) / leapEvery);
  return (year - 1) * YEAR_DAYS + leapDays;
}

/** Counts the days since the first day of year 1, which is 0; negative before it. */
export function dayNumber(date: WorldDate): number {
  return countDaysBefore(date.year) + getDayOfYear(date) - 1;
}

/** Converts a number of days since the first day of year 1 to a date. */
export function getDate(number: number): WorldDate {
  // The mean year is slightly longer than a common one, so this is the year or the one before.
  const early = Math.floor(number / (YEAR_DAYS + 1 / (leapEvery ?? Infinity)));
  const year =
    [early + 2, early + 1].find((each) => countDaysBefore(each) <= number) ??
    early;
  const rest = number - countDaysBefore(year);
  const month = daysBeforePeriod.findLastIndex((before) => before <= rest);
  return {
    year,
    month: month + 1,
    day: rest - (daysBeforePeriod[month] ?? 0) + 1,
  };
}

/** Adds days to a date; a negative number goes back. */
export function addDays(date: WorldDate, days: number): WorldDate {
  return getDate(dayNumber(date) + days);
}

/** Returns the day of the week; undefined for closing days. */
export function getWeekday(date: WorldDate): string | undefined {
  return isClosing(date)
    ? undefined
    : weekdays[(getDayOfYear(date) - 1) % weekdays.length];
}

/** Writes day and month, such as "12 May". */
export function formatDay({month, day}: WorldDate): string {
  return `${day} ${monthNames[month - 1] ?? ''}`;
}

/** Writes a date as the world does: "12 May 1127 AD", with a minus sign for years before the first. */
export function formatDate(date: WorldDate): string {
  const {year} = date;
  return `${formatDay(date)} ${year < 0 ? `−${-year}` : year} ${era.sign}`;
}

/** Matches a written date, with a group for each part. */
const WRITTEN =
  /^(?<day>\d+) (?<month>\p{Lu}[\p{L} ’'-]*) (?<sign>[−-]?)(?<year>\d+) (?<era>\S.*)$/u;

function exists({year, month, day}: WorldDate): boolean {
  return month > 0 && day > 0 && day <= countMonthDays(year, month);
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
 * @throws Error saying what was found and expected, also if the day does not exist.
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
