import type {Sheet} from '../../src/shared/lib/csv';
import {grouped} from '../../src/shared/lib/signed';
import {
  planJourney,
  type Atlas,
  type Plan,
} from '../../src/features/map/lib/journey';
import type {Passage, Traveler} from '../../src/features/map/lib/travel';

/** A leg of a journey between two places, given by name. */
export type NamedLeg = {
  readonly from: string;
  readonly to: string;
  /** The kind of way: a road, or a shipping route. */
  readonly by: string;
};

/** Marks an empty cell. */
const NOTHING = '—';

const clear = {ground: 'clear'} as const;

/** Ways to travel by land, in the order of the columns. */
const onLand = ['foot', 'horse', 'caravan'] as const;

function getId({places}: Atlas, name: string): string {
  const place = [...places.values()].find((one) => one.name === name);
  if (place === undefined) {
    throw new Error(`The map has no place called ${name}.`);
  }
  return place.id;
}

/** Plans a journey between two places, given by name. */
export function planned(
  atlas: Atlas,
  [from, to]: readonly [string, string],
  passage: Passage,
): Plan {
  const stops = [getId(atlas, from), getId(atlas, to)];
  return planJourney(atlas, {...passage, stops});
}

/** Formats the days of a plan for a table. */
export function daysShown(plan: Plan): string {
  return plan.ok ? grouped(plan.days) : NOTHING;
}

/** Formats the miles of a plan for a table. */
export function milesShown(plan: Plan): string {
  return plan.ok ? grouped(Math.round(plan.miles)) : NOTHING;
}

/** Derives a table of miles between all seats by the shortest charted way. */
export function seatMiles(atlas: Atlas, seats: readonly string[]): Sheet {
  const passage = {...clear, by: 'foot', way: 'shortest'} as const;
  return {
    columns: ['Seat', ...seats],
    rows: seats.map((from) => [
      from,
      ...seats.map((to) =>
        from === to ? NOTHING : milesShown(planned(atlas, [from, to], passage)),
      ),
    ]),
  };
}

/** Derives a table of days between all seats by the fastest charted way, each pair once. */
export function seatDays(atlas: Atlas, seats: readonly string[]): Sheet {
  const days = (ends: readonly [string, string], by: Traveler): string =>
    daysShown(planned(atlas, ends, {...clear, by, way: 'charted'}));
  return {
    columns: ['From', 'To', 'Foot', 'Horse', 'Caravan', 'Ship', 'Skyship'],
    rows: seats.flatMap((from, index) =>
      seats.slice(index + 1).map((to) => {
        const ends = [from, to] as const;
        return [
          from,
          to,
          ...onLand.map((by) => days(ends, by)),
          days(ends, 'ship'),
          days(ends, 'skyship'),
        ];
      }),
    ),
  };
}

/**
 * Derives a table of miles and days for each leg, by every means of travel that is possible there.
 */
export function legDays(atlas: Atlas, legs: readonly NamedLeg[]): Sheet {
  return {
    columns: [
      ...['From', 'To', 'Miles', 'By'],
      ...['Foot', 'Horse', 'Caravan', 'Ship', 'Skyship'],
    ],
    rows: legs.map(({from, to, by}) => {
      const plan = (traveler: Traveler): Plan =>
        planned(atlas, [from, to], {...clear, by: traveler, way: 'road'});
      const isRoad = by === 'road';
      return [
        from,
        to,
        milesShown(plan(isRoad ? 'foot' : 'ship')),
        by,
        ...onLand.map((way) => (isRoad ? daysShown(plan(way)) : NOTHING)),
        isRoad ? NOTHING : daysShown(plan('ship')),
        daysShown(plan('skyship')),
      ];
    }),
  };
}
