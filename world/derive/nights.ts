import {
  addDays,
  monthNames,
  getWeekday,
  type WorldDate,
} from '../../src/features/calendar/lib/calendar';
import type {Sheet} from '../../src/shared/lib/csv';
import {
  moonCycles,
  getPhaseOnDate,
} from '../../src/features/calendar/lib/moons';

/** The first night in the table. */
const FIRST: WorldDate = {year: 1120, month: 1, day: 1};
/** The number of nights in the table. */
const COUNT = 10_000;

function getRow(night: number): readonly string[] {
  const date = addDays(FIRST, night);
  return [
    String(night + 1),
    String(date.year),
    monthNames[date.month - 1] ?? '',
    String(date.day),
    getWeekday(date) ?? '—',
    ...moonCycles.map((cycle) => getPhaseOnDate(cycle, date)),
  ];
}

/** Lists the nights of the years of play, with the phases of both moons. */
export function nights(): Sheet {
  return {
    columns: [
      'Night',
      'Year',
      'Month',
      'Day',
      'Weekday',
      ...moonCycles.map(({name}) => name),
    ],
    rows: Array.from({length: COUNT}, (_, night) => getRow(night)),
  };
}
