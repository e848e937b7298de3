import {
  dayNumber,
  daysInMonth,
  formatDay,
  monthNames,
  type WorldDate,
} from './calendar';
import type {Sheet} from './csv';
import {moonAge, moonNames, turns, type MoonName} from './moons';

/** A moon that is new or full on a day. */
export type MoonMark = {
  readonly moon: MoonName;
  readonly phase: 'new' | 'full';
};

/** A day of the year view. */
export type MarkedDay = {
  readonly date: WorldDate;
  readonly moons: readonly MoonMark[];
  readonly feast: string | undefined;
};

/** A month of the year view, or the Gate Days. */
export type MarkedMonth = {
  readonly name: string;
  readonly days: readonly MarkedDay[];
};

/** How a people counts years. */
export type Reckoning = {
  readonly people: string;
  /** The year of the Seal that it counts from. */
  readonly zero: number;
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The day of a feast as the world writes it: "11 Floodmoot", "fifth Gate Day". */
function writtenDay(date: WorldDate): string {
  return date.month < monthNames.length
    ? formatDay(date)
    : `${ORDINALS[date.day - 1] ?? ''} Gate Day`;
}

/** The feast of a day, from the sheet of feasts. */
export function feastOn(
  {columns, rows}: Sheet,
  date: WorldDate,
): string | undefined {
  const day = writtenDay(date);
  const row = rows.find((cells) => cells[columns.indexOf('Date')] === day);
  return row?.[columns.indexOf('Feast')];
}

/** The moons that are new or full on a day; the dark of the Gate Days is no new moon. */
export function moonMarks(date: WorldDate): readonly MoonMark[] {
  return moonNames.flatMap((moon): readonly MoonMark[] => {
    const age = moonAge(moon, date);
    if (moon === 'Lanthe' && date.month === monthNames.length) {
      return [];
    }
    if (age === 0) {
      return [{moon, phase: 'new'}];
    }
    return age === turns[moon].full ? [{moon, phase: 'full'}] : [];
  });
}

/** The year, month by month, with its moons and feasts. */
export function markedYear(
  year: number,
  feasts: Sheet,
): readonly MarkedMonth[] {
  return monthNames.map((name, index) => ({
    name: index === monthNames.length - 1 ? 'Gate Days' : name,
    days: Array.from({length: daysInMonth(year, index + 1)}, (_, place) => {
      const date = {year, month: index + 1, day: place + 1};
      return {date, moons: moonMarks(date), feast: feastOn(feasts, date)};
    }),
  }));
}

/** The reckonings of a sheet that count years from a year of the Seal. */
export function reckoningsOf({columns, rows}: Sheet): readonly Reckoning[] {
  const index = columns.indexOf('Year 0 (YS)');
  return rows
    .map((cells) => ({
      people: cells[0] ?? '',
      zero: Number((cells[index] ?? '').replace('−', '-')),
    }))
    .filter(({zero}) => !Number.isNaN(zero));
}

/** Writes a year in another reckoning; years before its first are so called. */
export function yearIn({zero}: Reckoning, year: number): string {
  const counted = year - zero;
  return counted < 0 ? `${-counted} before` : String(counted);
}

/** Days from one day to another; negative where the other is earlier. */
export function daysBetween(from: WorldDate, to: WorldDate): number {
  return dayNumber(to) - dayNumber(from);
}

const LINKED = /^(?<day>\d{1,2})-(?<month>[1-9])-(?<year>-?\d{1,4})$/;

/** Writes a day for an address: "12-6-1127". */
export function linkedDay({year, month, day}: WorldDate): string {
  return `${day}-${month}-${year}`;
}

/** Reads a day from an address; nothing where there is no such day. */
export function dayInLink(text: string): WorldDate | undefined {
  const groups = LINKED.exec(text)?.groups;
  const date = {
    year: Number(groups?.['year']),
    month: Number(groups?.['month']),
    day: Number(groups?.['day']),
  };
  return groups !== undefined &&
    date.day >= 1 &&
    date.day <= daysInMonth(date.year, date.month)
    ? date
    : undefined;
}
