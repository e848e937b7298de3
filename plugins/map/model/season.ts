import {travel} from '../../../world/travel';
import {
  addDays,
  monthNames,
  type WorldDate,
} from '../../calendar/model/calendar';
import type {Plan} from './journey';
import type {TravelTable} from './travel';

const table: TravelTable = travel;

/** A segment that a journey sails out of season. */
export type OutOfSeason = {
  readonly name: string;
  readonly season: string;
  /** When the journey reaches it. */
  readonly on: WorldDate;
};

/** The numbers of the months, with the closing days last. */
const YEAR = monthNames.map((_, index) => index + 1);

function getMonth(name: string, season: string): number {
  const index = monthNames.findIndex((month) => month === name);
  if (index === -1) {
    throw new Error(
      `Found the season "${season}", but the calendar has no month "${name}".`,
    );
  }
  return index + 1;
}

/** Lists the months of a range, which may wrap around the end of the year. */
function listMonths(first: number, last: number): readonly number[] {
  return YEAR.filter((month) =>
    first <= last
      ? month >= first && month <= last
      : month >= first || month <= last,
  );
}

/**
 * Returns the numbers of the months of a season.
 *
 * @throws Error if the tables do not use this season.
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
    : listMonths(getMonth(first, season), getMonth(last, season));
}

/** Lists the segments that a journey sails out of season, each route once. */
export function isOutOfSeason(
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

/** Whether a journey goes by land while snow lies on the roads. */
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
