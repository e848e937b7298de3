import {findFeast} from './almanac';
import {formatDate, formatDay, getWeekday, type WorldDate} from './calendar';
import type {Sheet} from '../../../src/shared/model/csv';
import {moonCycles, describeMoon, type Moon} from './moons';

/** Formats a date with its weekday. */
export function longDate(date: WorldDate): string {
  const weekday = getWeekday(date);
  return weekday === undefined
    ? formatDate(date)
    : `${formatDate(date)}, ${weekday}`;
}

export function dateWithFeast(date: WorldDate, feasts: Sheet): string {
  const feast = findFeast(feasts, date);
  return feast === undefined ? longDate(date) : `${longDate(date)}, ${feast}`;
}

/** Describes when a moon is next full and new, in order. */
function nextPhases({turn, nextFull, nextNew}: Moon): string {
  const full = `full ${formatDay(nextFull)}`;
  const dark = `new ${formatDay(nextNew)}`;
  return turn < 0.5 ? `${full}, ${dark}` : `${dark}, ${full}`;
}

export function describeMoons(date: WorldDate): string {
  return moonCycles
    .map((cycle) => describeMoon(cycle, date))
    .map((moon) => `${moon.name} ${moon.phase}, ${nextPhases(moon)}`)
    .join('; ');
}
