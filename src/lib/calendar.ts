/** A day of the world. */
export type WorldDate = {
  /** Year of the Seal; years before the Sealing are negative. */
  readonly year: number;
  /** Month from 1 to 8; 9 stands for the Gate Days at the end of the year. */
  readonly month: number;
  /** Day of the month or of the Gate Days, from 1. */
  readonly day: number;
};

/** The months, in order, and what follows them. */
export const monthNames = [
  'Rimewane',
  'Floodmoot',
  'Stormrise',
  'Highwind',
  'Hazefall',
  'Emberreap',
  'Forgewarm',
  'Deepsoil',
  'Gate Day',
] as const;

/** The days of the week, in order. */
export const weekdayNames = [
  'Iceday',
  'Waterday',
  'Stormday',
  'Airday',
  'Smokeday',
  'Fireday',
  'Forgeday',
  'Earthday',
  'Stillday',
] as const;

/** Days of a month. */
export const MONTH_DAYS = 45;
/** The place of the Gate Days after the months. */
const GATE_DAYS = monthNames.length;
/** Days of a year without Watcher's Night. */
const YEAR_DAYS = 365;
/** Every how many years there is a Watcher's Night. */
const WATCHER_YEARS = 8;

/** Tells whether a year ends with a sixth Gate Day, Watcher's Night. */
export function hasWatchersNight(year: number): boolean {
  return year % WATCHER_YEARS === 0;
}

/** Gives the number of days of a month, or of the Gate Days of a year. */
export function daysInMonth(year: number, month: number): number {
  if (month < GATE_DAYS) {
    return MONTH_DAYS;
  }
  return hasWatchersNight(year) ? 6 : 5;
}

/** Gives the place of a day in its year, from 1. */
export function dayOfYear({month, day}: WorldDate): number {
  return (month - 1) * MONTH_DAYS + day;
}

/** Counts the days from 1 Rimewane 1 to the first day of a year. */
function daysBefore(year: number): number {
  return (year - 1) * YEAR_DAYS + Math.floor((year - 1) / WATCHER_YEARS);
}

/** Counts the days from 1 Rimewane 1 to a day; that day itself is 0, days before it are negative. */
export function dayNumber(date: WorldDate): number {
  return daysBefore(date.year) + dayOfYear(date) - 1;
}

/** Gives the day that so many days are counted to from 1 Rimewane 1. */
export function dateOfDay(number: number): WorldDate {
  // The mean year is a little longer than 365 days, so this is the year or the one before.
  const early = Math.floor(number / (YEAR_DAYS + 1 / WATCHER_YEARS));
  const year =
    [early + 2, early + 1].find((each) => daysBefore(each) <= number) ?? early;
  const rest = number - daysBefore(year);
  const month = Math.min(Math.floor(rest / MONTH_DAYS), GATE_DAYS - 1);
  return {year, month: month + 1, day: rest - month * MONTH_DAYS + 1};
}

/** Gives the day so many days later; earlier where the number is negative. */
export function addDays(date: WorldDate, days: number): WorldDate {
  return dateOfDay(dayNumber(date) + days);
}

/** Gives the day of the week; Gate Days belong to none. */
export function weekdayOf({month, day}: WorldDate): string | undefined {
  return month === GATE_DAYS
    ? undefined
    : weekdayNames[(day - 1) % weekdayNames.length];
}

/** Writes day and month: "12 Emberreap", "3 Gate Day". */
export function formatDay({month, day}: WorldDate): string {
  return `${day} ${monthNames[month - 1] ?? ''}`;
}

/** Writes a date as the world does: "12 Emberreap 1127 YS", with a minus sign for years before the Sealing. */
export function formatDate(date: WorldDate): string {
  const {year} = date;
  return `${formatDay(date)} ${year < 0 ? `−${-year}` : year} YS`;
}

/** A date as it is written, in its parts. */
const WRITTEN =
  /^(?<day>\d+) (?<month>[A-Z][A-Za-z ]+) (?<sign>[−-]?)(?<year>\d+) YS$/;

/** Tells whether there is such a day. */
function exists({year, month, day}: WorldDate): boolean {
  return month > 0 && day > 0 && day <= daysInMonth(year, month);
}

/**
 * Reads a date as the world writes it.
 *
 * @throws Error saying what was found and expected, also for days that do not exist.
 */
export function parseDate(text: string): WorldDate {
  const parts = WRITTEN.exec(text)?.groups;
  const size = Number(parts?.['year']);
  const date = {
    year: parts?.['sign'] === '' ? size : -size,
    month: monthNames.findIndex((name) => name === parts?.['month']) + 1,
    day: Number(parts?.['day']),
  };
  if (!exists(date)) {
    throw new Error(
      `found the date "${text}", expected one such as "12 Emberreap 1127 YS"`,
    );
  }
  return date;
}
