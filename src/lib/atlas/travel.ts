import type {Sheet} from '../csv';
import type {Stretch, WayKind} from './graph';

/** Who or what travels. */
export const travelers = [
  'foot',
  'horse',
  'caravan',
  'ship',
  'skyship',
] as const;

export type Traveler = (typeof travelers)[number];

/** By which ways: roads alone, roads and ships, or straight across the land. */
export const waysTaken = ['road', 'charted', 'straight'] as const;

export type WayTaken = (typeof waysTaken)[number];

/** What lies on the ground. */
export const grounds = ['clear', 'heavy'] as const;

/** Heavy ground is snow or swamp. */
export type Ground = (typeof grounds)[number];

/** Miles a day of each traveler. */
export type Paces = Readonly<Record<Traveler, number>>;

const SEA_KINDS: readonly WayKind[] = ['sea', 'coast', 'ferry'];

/** Off the road, and once more in snow or swamp, the pace is half of what it was. */
const HALF = 0.5;

/** Whether a stretch is sailed. */
export function isSailed({kind}: Pick<Stretch, 'kind'>): boolean {
  return SEA_KINDS.includes(kind);
}

/** Whether somebody goes over land. */
export function goesOverLand(by: Traveler): boolean {
  return by !== 'ship' && by !== 'skyship';
}

/** Reads the miles a day of all travelers; one that is missing is an error. */
export function pacesOf({columns, rows}: Sheet): Paces {
  const pace = (traveler: Traveler): number => {
    const row = rows.find(
      (each) => each[columns.indexOf('Way')]?.toLowerCase() === traveler,
    );
    const miles = Number(row?.[columns.indexOf('Miles a day')]);
    if (!(miles > 0)) {
      throw new Error(`The sheet of speeds has no miles a day by ${traveler}.`);
    }
    return miles;
  };
  return {
    foot: pace('foot'),
    horse: pace('horse'),
    caravan: pace('caravan'),
    ship: pace('ship'),
    skyship: pace('skyship'),
  };
}

/** Miles a day on land of a kind. */
export function landPace(
  pace: number,
  {onRoad, ground}: {readonly onRoad: boolean; readonly ground: Ground},
): number {
  return pace * (onRoad ? 1 : HALF) * (ground === 'clear' ? 1 : HALF);
}
