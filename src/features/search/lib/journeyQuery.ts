import {nearest} from '../../../shared/lib/nearest';

/** A place that a journey can begin or end at. */
export type JourneyPlace = {readonly id: string; readonly name: string};

/** The ends of a journey. */
export type JourneyEnds = {
  readonly from: JourneyPlace;
  readonly to: JourneyPlace;
};

/** Words that may precede the places of a journey, stand between them, and follow them. */
const BEFORE =
  /^(?:(?:plan|a|the|how|far|long|many|days|time|does|it|take|is|way|journey|travel|route|distance|miles|get|go|walk|ride|sail|fly)\s+)*(?:from\s+)?/i;
const BETWEEN = /\s+(?:to|[→–>-]+)\s+/i;
const AFTER = /\s+(?:on|by|with|in|during)\s+(?:\S.*)?$/i;

/** How many letters identify a place. */
const TELLING = 3;

/** Normalizes a name for comparison: lower case without diacritics. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .trim()
    .toLowerCase();
}

/** Finds a place by its name, a prefix of it, or a misspelling. */
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

/** Extracts the two ends as text; undefined if the query is not for a journey. */
export function journeyWords(
  query: string,
): readonly [from: string, to: string] | undefined {
  const [from, to, ...more] = query
    .trim()
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .split(BETWEEN);
  return from === undefined || to === undefined || more.length > 0
    ? undefined
    : [from, to];
}

/** A kind of traveler. */
type Carrier<Id extends string> = {readonly id: Id; readonly label: string};

/** Finds the means of travel in a query; undefined if it has none. */
export function findCarrier<Id extends string>(
  query: string,
  carriers: readonly Carrier<Id>[],
): Id | undefined {
  const end = query.split(BETWEEN).at(1) ?? '';
  const after = ` ${(AFTER.exec(query)?.[0] ?? end).toLowerCase()} `;
  return carriers.find(({label}) => after.includes(` ${label.toLowerCase()} `))
    ?.id;
}

/** Finds the place whose name a text begins with, before words of a season. */
function placeAtStart(
  text: string,
  places: readonly JourneyPlace[],
): JourneyPlace | undefined {
  const wanted = plain(text);
  return places.find(({name}) => wanted.startsWith(`${plain(name)} `));
}

/** Parses a query for a journey: `here to there`; undefined if a place is unknown or both are the same. */
export function readJourney(
  query: string,
  places: readonly JourneyPlace[],
): JourneyEnds | undefined {
  const [start = '', end = ''] = journeyWords(query) ?? [];
  const from = placeNamed(start, places);
  const to = placeAtStart(end, places) ?? placeNamed(end, places);
  return from === undefined || to === undefined || from === to
    ? undefined
    : {from, to};
}
