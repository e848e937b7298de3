import type {Sheet} from '../../src/shared/lib/csv';
import {grouped} from '../../src/shared/lib/signed';
import {
  planJourney,
  type Atlas,
  type Plan,
} from '../../src/features/map/lib/journey';
import type {Passage, Traveler} from '../../src/features/map/lib/travel';

/** A leg that the table of distances names, by the names of its ends. */
export type NamedLeg = {
  readonly from: string;
  readonly to: string;
  /** Whether it is a road, or a route of ships. */
  readonly by: string;
};

/** Stands in a table where there is nothing to say. */
const NOTHING = '—';

const clear = {ground: 'clear'} as const;

/** Who goes by land, in the order of the columns of tables. */
const onLand = ['foot', 'horse', 'caravan'] as const;

function getId({places}: Atlas, name: string): string {
  const place = [...places.values()].find((one) => one.name === name);
  if (place === undefined) {
    throw new Error(`The map knows no place that is called ${name}.`);
  }
  return place.id;
}

/** The plan of a journey from one place to another, by their names. */
export function planned(
  atlas: Atlas,
  [from, to]: readonly [string, string],
  passage: Passage,
): Plan {
  const stops = [getId(atlas, from), getId(atlas, to)];
  return planJourney(atlas, {...passage, stops});
}

/** The days of a plan as tables show them. */
export function daysShown(plan: Plan): string {
  return plan.ok ? grouped(plan.days) : NOTHING;
}

/** The miles of a plan as tables show them. */
export function milesShown(plan: Plan): string {
  return plan.ok ? grouped(Math.round(plan.miles)) : NOTHING;
}

/** Miles from each seat to each other, by the shortest charted way. */
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

/** Days from each seat to each other by the quickest charted way, of each pair of them once. */
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

/** Miles and days of each charted leg, by each way of travel that goes there. */
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
