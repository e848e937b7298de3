import {travel} from '@world/travel';
import type {Sheet} from '../../../shared/lib/csv';
import type {Step, Stretch, WayKind} from './graph';

/** By what a part of a journey is made. */
export type Means = 'land' | 'river' | 'sea' | 'air';

/** One who travels, or what carries those who do. */
type TravelerRow = {
  /** The name in addresses. */
  readonly id: string;
  /** What readers choose it by. */
  readonly label: string;
  readonly means: Means;
  /** What the sheet of speeds calls it. */
  readonly row: string;
  /** What the sheet of speeds calls it where it goes up a river. */
  readonly upstream?: string;
  /** Ids of places that it cannot come to. */
  readonly closed?: readonly string[];
};

/** Why there is no way. */
export type JourneyFault =
  'below' | 'no-river' | 'no-road' | 'no-sea' | 'no-way' | 'sea' | 'closed';

/** What a world says of travel beside its maps and sheets. */
export type TravelTable = {
  readonly travelers: readonly TravelerRow[];
  /** The territory below ground, where nobody has measured a mile. */
  readonly below?: string;
  /** The month in which snow lies on roads. */
  readonly snow?: string;
  /** The page with the planner, and where on it the planner stands. */
  readonly planner: {readonly page: string; readonly anchor: string};
  readonly messages: Readonly<
    Record<JourneyFault | 'air' | 'snow' | 'reachFrom', string>
  >;
};

const table: TravelTable = travel;

export type Traveler = (typeof travel.travelers)[number]['id'];

const rows: readonly (TravelerRow & {readonly id: Traveler})[] =
  travel.travelers;

/** Who or what travels. */
export const travelers: readonly Traveler[] = rows.map(({id}) => id);

function getRow(by: Traveler): TravelerRow {
  return rows.find(({id}) => id === by) ?? travel.travelers[0];
}

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

/** Miles a day; a boat makes fewer up a river than down. */
type Pace = {readonly down: number; readonly up: number};

/** Miles a day of each traveler, by id. */
export type Paces = Readonly<Record<string, Pace>>;

const SEA_KINDS: readonly WayKind[] = ['sea', 'coast', 'ferry'];

/** Off the road, and once more in snow or swamp, the pace is half of what it was. */
const HALF = 0.5;

/** Whether a stretch is sailed. */
function isSailed({kind}: Pick<Stretch, 'kind'>): boolean {
  return SEA_KINDS.includes(kind);
}

/** By what a stretch is traveled. */
export function getMeans(stretch: Pick<Stretch, 'kind'>): Means {
  if (stretch.kind === 'river') {
    return 'river';
  }
  return isSailed(stretch) ? 'sea' : 'land';
}

/** By what somebody travels. */
export function meansBy(by: Traveler): Means {
  return getRow(by).means;
}

/** Whether somebody goes over land. */
export function goesOverLand(by: Traveler): boolean {
  return meansBy(by) === 'land';
}

/** Whether somebody goes from place to place as the bird flies. */
export function goesStraight({by, way}: Passage): boolean {
  return (
    meansBy(by) === 'air' || (meansBy(by) === 'land' && way === 'straight')
  );
}

/** Whether somebody cannot come to a place this way. */
export function isClosedTo(by: Traveler, place: string): boolean {
  return getRow(by).closed?.includes(place) ?? false;
}

/** Whether a place lies below ground. */
export function isBelow({territory}: {readonly territory: string}): boolean {
  return territory === table.below;
}

/**
 * Reads the miles a day of all travelers.
 *
 * @throws Error where the sheet has none for one of them.
 */
export function readPaces({columns, rows: cells}: Sheet): Paces {
  const pace = (name: string): number => {
    const row = cells.find(
      (each) => each[columns.indexOf('Way')]?.toLowerCase() === name,
    );
    const miles = Number(row?.[columns.indexOf('Miles a day')]);
    if (!(miles > 0)) {
      throw new Error(`The sheet of speeds has no miles a day by ${name}.`);
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

/** Miles a day of the first traveler that goes by a means; none where nobody does. */
function paceBy(means: Means, paces: Paces): Pace {
  const row = rows.find((each) => each.means === means);
  return paces[row?.id ?? ''] ?? {down: 0, up: 0};
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
  const pace = paces[by]?.down ?? 0;
  return goesOverLand(by) ? landPace(pace, {onRoad: false, ground}) : pace;
}

/** Days, in parts of one, that a stretch takes in the direction in which it is traveled. */
export function daysOn(
  {stretch, backward}: Omit<Step, 'to'>,
  {by, ground}: Passage,
  paces: Paces,
): number {
  const means = getMeans(stretch);
  if (means === 'river') {
    const {up, down} = paceBy('river', paces);
    return stretch.miles / (backward ? up : down);
  }
  if (means === 'sea') {
    return stretch.miles / paceBy('sea', paces).down;
  }
  const onRoad = stretch.kind !== 'track';
  return stretch.miles / landPace(paces[by]?.down ?? 0, {onRoad, ground});
}

/** Whether a stretch may be taken. Below ground nobody has measured a mile. */
export function isOpen(stretch: Stretch, {by, way}: Passage): boolean {
  if (stretch.kind === 'gallery') {
    return false;
  }
  const means = getMeans(stretch);
  if (!goesOverLand(by)) {
    return means === meansBy(by);
  }
  return means === 'land' || (means === 'sea' && way !== 'road');
}
