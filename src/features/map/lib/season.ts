import {travel} from '@world/travel';
import {addDays, monthNames, type WorldDate} from '../../calendar/lib/calendar';
import type {Plan} from './journey';
import type {TravelTable} from './travel';

const table: TravelTable = travel;

/** A stretch that a journey sails at a time at which masters rather do not. */
export type OutOfSeason = {
  readonly name: string;
  readonly season: string;
  /** When the journey comes to it. */
  readonly on: WorldDate;
};

/** The months of the year by number, and what closes it as the last. */
const YEAR = monthNames.map((_, index) => index + 1);

function getMonth(name: string, season: string): number {
  const index = monthNames.findIndex((month) => month === name);
  if (index === -1) {
    throw new Error(`"${season}" is no season: it names no month "${name}".`);
  }
  return index + 1;
}

/** The months from one to another, over the end of the year where they must. */
function monthsFrom(first: number, last: number): readonly number[] {
  return YEAR.filter((month) =>
    first <= last
      ? month >= first && month <= last
      : month >= first || month <= last,
  );
}

/**
 * The months, by number, that the tables mean by a season.
 *
 * @throws Error where the words are none that tables use.
 */
export function seasonMonths(season: string): readonly number[] {
  if (season.startsWith('any day')) {
    return YEAR;
  }
  const except = /^all year except (?<month>.+)$/.exec(season)?.groups;
  if (except !== undefined) {
    const closed = getMonth(except['month'] ?? '', season);
    return YEAR.filter((month) => month !== closed);
  }
  const [first = '', last] = season.split(' to ');
  return last === undefined
    ? season.split(' and ').map((name) => getMonth(name, season))
    : monthsFrom(getMonth(first, season), getMonth(last, season));
}

/** The stretches of a journey that are sailed out of season, each route once. */
export function outOfSeason(
  plan: Plan,
  start: WorldDate,
): readonly OutOfSeason[] {
  const found = new Map<string, OutOfSeason>();
  let gone = 0;
  for (const {stretches, days} of plan.ok ? plan.legs : []) {
    const on = addDays(start, gone);
    for (const {name, season} of stretches) {
      if (season !== undefined && !seasonMonths(season).includes(on.month)) {
        found.set(name, {name, season, on});
      }
    }
    gone += days;
  }
  return [...found.values()];
}

/** Whether a journey goes over land while snow lies on the roads. */
export function meetsSnow(plan: Plan, start: WorldDate): boolean {
  let gone = 0;
  return (
    plan.ok &&
    plan.legs.some(({means, days}) => {
      const {month} = addDays(start, gone);
      gone += days;
      return means === 'land' && monthNames[month - 1] === table.snow;
    })
  );
}
