import type {Sheet} from '../csv';
import type {Step, Stretch, WayKind} from './graph';

/** Who or what travels. */
export const travelers = [
  'foot',
  'horse',
  'caravan',
  'boat',
  'ship',
  'skyship',
] as const;

export type Traveler = (typeof travelers)[number];

/** By which ways: roads alone, the quickest or the shortest by roads and ships, or straight across the land. */
export const waysTaken = ['road', 'charted', 'shortest', 'straight'] as const;

export type WayTaken = (typeof waysTaken)[number];

/** What lies on the ground. */
export const grounds = ['clear', 'heavy'] as const;

/** Heavy ground is snow or swamp. */
export type Ground = (typeof grounds)[number];

/** How somebody travels. */
export type Passage = {
  readonly by: Traveler;
  readonly way: WayTaken;
  readonly ground: Ground;
};

/** Miles a day of each traveler; a boat makes fewer upstream. */
export type Paces = Readonly<Record<Traveler | 'upstream', number>>;

/** By what a part of a journey is made. */
export type Means = 'land' | 'river' | 'sea' | 'air';

const SEA_KINDS: readonly WayKind[] = ['sea', 'coast', 'ferry'];

/** Off the road, and once more in snow or swamp, the pace is half of what it was. */
const HALF = 0.5;

/** Whether a stretch is sailed. */
function isSailed({kind}: Pick<Stretch, 'kind'>): boolean {
  return SEA_KINDS.includes(kind);
}

/** By what a stretch is traveled. */
export function meansOf(stretch: Pick<Stretch, 'kind'>): Means {
  if (stretch.kind === 'river') {
    return 'river';
  }
  return isSailed(stretch) ? 'sea' : 'land';
}

/** Whether somebody goes over land. */
export function goesOverLand(by: Traveler): boolean {
  return by !== 'boat' && by !== 'ship' && by !== 'skyship';
}

/** Whether somebody goes from place to place as the bird flies. */
export function goesStraight({by, way}: Passage): boolean {
  return by === 'skyship' || (goesOverLand(by) && way === 'straight');
}

/** What the sheet of speeds calls them. */
const rows: Readonly<Record<keyof Paces, string>> = {
  foot: 'foot',
  horse: 'horse',
  caravan: 'caravan',
  boat: 'river, down',
  upstream: 'river, up',
  ship: 'ship',
  skyship: 'skyship',
};

/**
 * Reads the miles a day of all travelers.
 *
 * @throws Error where the sheet has none for one of them.
 */
export function pacesOf({columns, rows: cells}: Sheet): Paces {
  const pace = (traveler: keyof Paces): number => {
    const row = cells.find(
      (each) => each[columns.indexOf('Way')]?.toLowerCase() === rows[traveler],
    );
    const miles = Number(row?.[columns.indexOf('Miles a day')]);
    if (!(miles > 0)) {
      throw new Error(
        `The sheet of speeds has no miles a day by ${rows[traveler]}.`,
      );
    }
    return miles;
  };
  return {
    foot: pace('foot'),
    horse: pace('horse'),
    caravan: pace('caravan'),
    boat: pace('boat'),
    upstream: pace('upstream'),
    ship: pace('ship'),
    skyship: pace('skyship'),
  };
}

/** Miles a day on land of a kind. */
function landPace(
  pace: number,
  {onRoad, ground}: {readonly onRoad: boolean; readonly ground: Ground},
): number {
  return pace * (onRoad ? 1 : HALF) * (ground === 'clear' ? 1 : HALF);
}

/** Miles a day where nothing leads: through the air, or across country. */
export function straightPace({by, ground}: Passage, paces: Paces): number {
  return goesOverLand(by)
    ? landPace(paces[by], {onRoad: false, ground})
    : paces[by];
}

/** Days, in parts of one, that a stretch takes in the direction in which it is traveled. */
export function daysOn(
  {stretch, backward}: Omit<Step, 'to'>,
  {by, ground}: Passage,
  paces: Paces,
): number {
  const means = meansOf(stretch);
  if (means === 'river') {
    return stretch.miles / (backward ? paces.upstream : paces.boat);
  }
  if (means === 'sea') {
    return stretch.miles / paces.ship;
  }
  const onRoad = stretch.kind !== 'track';
  return stretch.miles / landPace(paces[by], {onRoad, ground});
}

/** Whether a stretch may be taken. Below ground nobody has measured a mile. */
export function isOpen(stretch: Stretch, {by, way}: Passage): boolean {
  if (stretch.kind === 'gallery') {
    return false;
  }
  const means = meansOf(stretch);
  if (by === 'boat') {
    return means === 'river';
  }
  if (by === 'ship') {
    return means === 'sea';
  }
  return means === 'land' || (means === 'sea' && way !== 'road');
}
