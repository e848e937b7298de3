import {
  dayNumber,
  countMonthDays,
  formatDay,
  isClosing,
  monthNames,
  periods,
  type WorldDate,
} from './calendar';
import type {Sheet} from '../../../src/shared/model/csv';
import {moonAge, moonCycles, type MoonColor} from './moons';

export type MoonMark = {
  readonly moon: string;
  readonly color: MoonColor;
  readonly phase: 'new' | 'full';
};

export type MarkedDay = {
  readonly date: WorldDate;
  readonly moons: readonly MoonMark[];
  readonly feast: string | undefined;
};

/** A month of the year view, or the closing days of the year. */
export type MarkedMonth = {
  readonly name: string;
  readonly days: readonly MarkedDay[];
};

/** A people's way of counting years. */
export type Reckoning = {
  readonly people: string;
  /** The year of the world's era that precedes its year 1. */
  readonly zero: number;
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Formats a day as feast tables do: with its month, or as a closing day. */
function writtenDay(date: WorldDate): string {
  return isClosing(date)
    ? `${ORDINALS[date.day - 1] ?? ''} ${monthNames.at(-1) ?? ''}`
    : formatDay(date);
}

export function findFeast(
  {columns, rows}: Sheet,
  date: WorldDate,
): string | undefined {
  const day = writtenDay(date);
  const row = rows.find((cells) => cells[columns.indexOf('Date')] === day);
  return row?.[columns.indexOf('Feast')];
}

/** Lists the feasts of a year with their days. */
export function listFeasts(year: number, feasts: Sheet): readonly MarkedDay[] {
  return markedYear(year, feasts)
    .flatMap(({days}) => days)
    .filter(({feast}) => feast !== undefined);
}

/** Lists the moons that are new or full on a day. A moon that pauses during the closing days is not new then. */
export function moonMarks(date: WorldDate): readonly MoonMark[] {
  return moonCycles.flatMap((cycle): readonly MoonMark[] => {
    const age = moonAge(cycle, date);
    if (cycle.newOn === 'months' && isClosing(date)) {
      return [];
    }
    const {name: moon, color} = cycle;
    if (age === 0) {
      return [{moon, color, phase: 'new'}];
    }
    return age === cycle.full ? [{moon, color, phase: 'full'}] : [];
  });
}

/** Builds the year view, with moons and feasts. */
export function markedYear(
  year: number,
  feasts: Sheet,
): readonly MarkedMonth[] {
  return periods.map(({name}, index) => ({
    name,
    days: Array.from({length: countMonthDays(year, index + 1)}, (_, place) => {
      const date = {year, month: index + 1, day: place + 1};
      return {date, moons: moonMarks(date), feast: findFeast(feasts, date)};
    }),
  }));
}

/** Lists the year counts of a CSV file that start from a year of the era. */
export function listReckonings({columns, rows}: Sheet): readonly Reckoning[] {
  const index = columns.findIndex((heading) => /^Year 0\b/.test(heading));
  return rows
    .map((cells) => ({
      people: cells[0] ?? '',
      zero: Number((cells[index] ?? '').replace('−', '-')),
    }))
    .filter(({zero}) => !Number.isNaN(zero));
}

/** Formats a year in another count, including years before its first. */
export function formatYear({zero}: Reckoning, year: number): string {
  const counted = year - zero;
  return counted < 0 ? `${-counted} before year 0` : String(counted);
}

/** Returns the number of days between two dates; negative if the other is earlier. */
export function countDays(from: WorldDate, to: WorldDate): number {
  return dayNumber(to) - dayNumber(from);
}

const LINKED = /^(?<day>\d{1,2})-(?<month>[1-9])-(?<year>-?\d{1,4})$/;

/** Formats a day for an address: "12-6-1127". */
export function linkedDay({year, month, day}: WorldDate): string {
  return `${day}-${month}-${year}`;
}

/** Parses a day from an address; undefined if the day does not exist. */
export function readLinkedDay(text: string): WorldDate | undefined {
  const groups = LINKED.exec(text)?.groups;
  const date = {
    year: Number(groups?.['year']),
    month: Number(groups?.['month']),
    day: Number(groups?.['day']),
  };
  return groups !== undefined &&
    date.day >= 1 &&
    date.day <= countMonthDays(date.year, date.month)
    ? date
    : undefined;
}
