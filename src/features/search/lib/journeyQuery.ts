import {nearest} from '../../../shared/lib/nearest';

/** A place that journeys begin and end at. */
export type JourneyPlace = {readonly id: string; readonly name: string};

/** Where a journey begins, and where it ends. */
export type JourneyEnds = {
  readonly from: JourneyPlace;
  readonly to: JourneyPlace;
};

/** What readers may write before the places. */
const ASKED =
  /^(?:(?:plan|a|the|how|far|long|many|days|time|does|it|take|is|way|journey|travel|route|distance|miles|get|go|walk|ride|sail|fly)\s+)*(?:from\s+)?/i;

/** What they may write behind them: by what they travel, and when. */
const AFTER = /\s+(?:on|by|with|in|during)\s+(?:\S.*)?$/i;

const BETWEEN = /\s+(?:to|[→–>-]+)\s+/i;

/** How many letters of a name say which place is meant. */
const TELLING = 3;

/** A name as it is compared: readers write no marks on letters. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .trim()
    .toLowerCase();
}

/** The place that readers mean: by its name, by the beginning of it, or with a slip. */
function placeNamed(
  text: string,
  places: readonly JourneyPlace[],
): JourneyPlace | undefined {
  const wanted = plain(text);
  if (wanted.length < TELLING) {
    return undefined;
  }
  const named = places.map((place) => ({place, name: plain(place.name)}));
  const close = nearest(
    wanted,
    named.map(({name}) => name),
  );
  return (
    named.find(({name}) => name === wanted) ??
    named.find(({name}) => name.startsWith(wanted)) ??
    named.find(({name}) => name === close)
  )?.place;
}

/** The two ends that readers wrote, as text; nothing where they asked for no journey. */
export function journeyWords(
  query: string,
): readonly [from: string, to: string] | undefined {
  const [from, to, ...more] = query
    .trim()
    .replace(ASKED, '')
    .replace(AFTER, '')
    .split(BETWEEN);
  return from === undefined || to === undefined || more.length > 0
    ? undefined
    : [from, to];
}

/** One who travels, or what carries those who do. */
type Carrier<Id extends string> = {readonly id: Id; readonly label: string};

/** By what readers write that they travel; nothing where they write none. */
export function findCarrier<Id extends string>(
  query: string,
  carriers: readonly Carrier<Id>[],
): Id | undefined {
  const after = AFTER.exec(query)?.[0].toLowerCase() ?? '';
  return carriers.find(({label}) => after.includes(label.toLowerCase()))?.id;
}

/** Reads a journey out of what readers wrote: `here to there`; nothing where a place is unknown or both are one. */
export function readJourney(
  query: string,
  places: readonly JourneyPlace[],
): JourneyEnds | undefined {
  const words = journeyWords(query);
  const [from, to] = (words ?? []).map((each) => placeNamed(each, places));
  return from === undefined || to === undefined || from === to
    ? undefined
    : {from, to};
}
