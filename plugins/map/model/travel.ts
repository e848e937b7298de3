import {travel} from '../../../world/travel';
import type {Sheet} from '../../../src/shared/model/csv';
import type {Step, Stretch, WayKind} from './graph';

export type Means = 'land' | 'river' | 'sea' | 'air';

/** A kind of traveler or vehicle. */
type TravelerRow = {
  /** Its id in addresses. */
  readonly id: string;
  /** Its label in the interface. */
  readonly label: string;
  /** Other words for it in search queries, in lower case. */
  readonly words?: readonly string[];
  readonly means: Means;
  /** Its row in the CSV file of speeds. */
  readonly row: string;
  /** Its row in the CSV file of speeds when it goes upstream. */
  readonly upstream?: string;
  /** Ids of places that it cannot go to. */
  readonly closed?: readonly string[];
};

export type JourneyFault =
  'below' | 'no-river' | 'no-road' | 'no-sea' | 'no-way' | 'sea' | 'closed';

/** The values of a world's travel that are not in its maps and CSV files. */
export type TravelTable = {
  readonly travelers: readonly TravelerRow[];
  /** The territory below ground, where distances are unknown. */
  readonly below?: string;
  /** The month in which snow lies on the roads. */
  readonly snow?: string;
  /** The page of the planner, and its anchor there. */
  readonly planner: {readonly page: string; readonly anchor: string};
  readonly messages: Readonly<
    Record<JourneyFault | 'air' | 'snow' | 'reachFrom', string>
  >;
};

const table: TravelTable = travel;

/** The id of a traveler. */
export type Traveler = (typeof travel.travelers)[number]['id'];

const rows: readonly (TravelerRow & {readonly id: Traveler})[] =
  travel.travelers;

export const travelers: readonly Traveler[] = rows.map(({id}) => id);

function getRow(by: Traveler): TravelerRow {
  return rows.find(({id}) => id === by) ?? travel.travelers[0];
}

/** The choice of routes: roads only, the quickest or the shortest by road and ship, or straight across the land. */
export const waysTaken = ['road', 'charted', 'shortest', 'straight'] as const;

export type WayTaken = (typeof waysTaken)[number];

/** The condition of the ground; heavy means snow or swamp. */
export const grounds = ['clear', 'heavy'] as const;

export type Ground = (typeof grounds)[number];

/** How a traveler moves. */
export type Passage = {
  readonly by: Traveler;
  readonly way: WayTaken;
  readonly ground: Ground;
};

/** Miles per day, downstream and upstream. */
type Pace = {readonly down: number; readonly up: number};

/** Miles per day of each traveler, by id. */
export type Paces = Readonly<Record<string, Pace>>;

const SEA_KINDS: readonly WayKind[] = ['sea', 'coast', 'ferry'];

/** The factor by which leaving the road, and snow or swamp, each slow travelers down. */
const HALF = 0.5;

/** Whether a segment is sailed. */
function isSailed({kind}: Pick<Stretch, 'kind'>): boolean {
  return SEA_KINDS.includes(kind);
}

export function getMeans(stretch: Pick<Stretch, 'kind'>): Means {
  if (stretch.kind === 'river') {
    return 'river';
  }
  return isSailed(stretch) ? 'sea' : 'land';
}

export function getMeansOfTraveler(by: Traveler): Means {
  return getRow(by).means;
}

export function goesOverLand(by: Traveler): boolean {
  return getMeansOfTraveler(by) === 'land';
}

/** Whether a traveler moves in a straight line. */
export function goesStraight({by, way}: Passage): boolean {
  return (
    getMeansOfTraveler(by) === 'air' ||
    (getMeansOfTraveler(by) === 'land' && way === 'straight')
  );
}

export function isClosedTo(by: Traveler, place: string): boolean {
  return getRow(by).closed?.includes(place) ?? false;
}

/** Whether a place is below ground. */
export function isBelow({territory}: {readonly territory: string}): boolean {
  return territory === table.below;
}

/**
 * Reads the speeds of all travelers.
 *
 * @throws Error if the CSV file lacks one of them.
 */
export function readPaces({columns, rows: cells}: Sheet): Paces {
  const pace = (name: string): number => {
    const row = cells.find(
      (each) => each[columns.indexOf('Way')]?.toLowerCase() === name,
    );
    const miles = Number(row?.[columns.indexOf('Miles a day')]);
    if (!(miles > 0)) {
      throw new Error(
        `The CSV file of travel speeds has no "Miles a day" for ${name}.`,
      );
    }
    return miles;
  };
  return Object.fromEntries(
    rows.map(({id, row, upstream}) => [
      id,
      {down: pace(row), up: pace(upstream ?? row)},
    ]),
  );
}

/** The speed of the first traveler that uses a means; undefined if no traveler does. */
function getPace(means: Means, paces: Paces): Pace {
  const row = rows.find((each) => each.means === means);
  return paces[row?.id ?? ''] ?? {down: 0, up: 0};
}

/** Miles per day on a kind of ground. */
function landPace(
  pace: number,
  {onRoad, ground}: {readonly onRoad: boolean; readonly ground: Ground},
): number {
  return pace * (onRoad ? 1 : HALF) * (ground === 'clear' ? 1 : HALF);
}

/** Miles per day without routes: by air, or cross-country. */
export function straightPace({by, ground}: Passage, paces: Paces): number {
  const pace = paces[by]?.down ?? 0;
  return goesOverLand(by) ? landPace(pace, {onRoad: false, ground}) : pace;
}

/** Fractional days that a segment takes in its direction of travel. */
export function computeDays(
  {stretch, backward}: Omit<Step, 'to'>,
  {by, ground}: Passage,
  paces: Paces,
): number {
  const means = getMeans(stretch);
  if (means === 'river') {
    const {up, down} = getPace('river', paces);
    return stretch.miles / (backward ? up : down);
  }
  if (means === 'sea') {
    return stretch.miles / getPace('sea', paces).down;
  }
  const onRoad = stretch.kind !== 'track';
  return stretch.miles / landPace(paces[by]?.down ?? 0, {onRoad, ground});
}

/** Whether a segment may be used. Distances below ground are unknown. */
export function isOpen(stretch: Stretch, {by, way}: Passage): boolean {
  if (stretch.kind === 'gallery') {
    return false;
  }
  const means = getMeans(stretch);
  if (!goesOverLand(by)) {
    return means === getMeansOfTraveler(by);
  }
  return means === 'land' || (means === 'sea' && way !== 'road');
}
