import {nearest} from '../../../src/shared/model/nearest';
import {monthNames} from '../../calendar/model/calendar';

/** A place that a journey can begin or end at. */
export type JourneyPlace = {readonly id: string; readonly name: string};

/** The ends of a journey. */
export type JourneyEnds = {
  readonly from: JourneyPlace;
  readonly to: JourneyPlace;
};

/** A kind of traveler, and other words by which it is asked for. */
export type Carrier<Id extends string = string> = {
  readonly id: Id;
  readonly label: string;
  readonly words?: readonly string[];
};

type Pair = readonly [from: string, to: string];

/** Words that may precede the places of a journey, besides a traveler. */
const BEFORE = new Set(
  'plan a the how far long many days time does it take is way journey travel route distance miles get go from by on with'.split(
    ' ',
  ),
);

/** Words that ask for a journey even if nothing stands between its places. */
const ASKS = /\b(?:distance|journey|miles|route|travel)\b/i;

const BETWEEN = /\s+(?:to|[→–>-]+)\s+/i;
const AFTER = /\s+(?:on|by|with|in|during)\s+(?:\S.*)?$/i;

/** What precedes a means of travel: "by cart", "on a mule", "in a litter". */
const BY =
  /\s(?:aboard|by|on|using)\s+(?:(?:an?|my|our|the)\s+)?|\s(?:in|with)\s+an?\s+/i;

/** What may follow that without being a means of travel: a time, a way or company. */
const NO_MEANS =
  /^(?:$|\P{L}|(?:\p{L}*day|\p{L}*self|dawn|dusk|friend|group|guide|hurry|land|month|next|night|noon|party|road|snow|storm|tomorrow|way|week|winter|year)s?\b)/iu;

/** How many letters identify a place. */
const TELLING = 3;

/** How many words the names of two places have at most. */
const MOST_WORDS = 8;

/** Normalizes a name for comparison: lower case without diacritics. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .trim()
    .toLowerCase();
}

function listWords(query: string): readonly string[] {
  return query.split(/[\s,.;:?!()/]+/).filter((word) => word !== '');
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

/** Finds the traveler that a text names, with the longest of the names in it. */
function findNamed<Id extends string>(
  text: string,
  carriers: readonly Carrier<Id>[],
): {readonly id: Id; readonly name: string} | undefined {
  const written = ` ${listWords(text).join(' ').toLowerCase()} `;
  return carriers
    .flatMap(({id, label, words = []}) =>
      [label.toLowerCase(), ...words].map((name) => ({id, name})),
    )
    .filter(({name}) =>
      [name, `${name}s`].some((word) => written.includes(` ${word} `)),
    )
    .toSorted((a, b) => b.name.length - a.name.length)
    .at(0);
}

function withoutBeginning(text: string, carriers: readonly Carrier[]): string {
  const words = listWords(text);
  const first = words.findIndex(
    (word) =>
      !BEFORE.has(word.toLowerCase()) &&
      findNamed(word, carriers) === undefined,
  );
  return first < 0 ? '' : words.slice(first).join(' ');
}

/** Extracts the two ends between which a word or an arrow stands. */
function readJoined(
  query: string,
  carriers: readonly Carrier[],
): Pair | undefined {
  const written = query.trim();
  const [start, end] =
    [written.replace(AFTER, ''), written]
      .map((text) => text.split(BETWEEN))
      .find(({length}) => length === 2) ?? [];
  return start === undefined || end === undefined
    ? undefined
    : [
        withoutBeginning(start, carriers).replace(AFTER, ''),
        end.replace(AFTER, ''),
      ];
}

/** Lists the ways to cut the words of a query in two, if others in it ask for a journey. */
function listCuts(
  query: string,
  carriers: readonly Carrier[],
): readonly Pair[] {
  const name = findNamed(query, carriers)?.name;
  const written = ` ${listWords(query).join(' ').toLowerCase()} `;
  const words = listWords(written.replace(` ${name ?? ''} `, ' ')).filter(
    (word) => !BEFORE.has(word),
  );
  const isAsked = name !== undefined || ASKS.test(query);
  return isAsked && words.length <= MOST_WORDS
    ? words
        .slice(1)
        .map((_, place) => [
          words.slice(0, place + 1).join(' '),
          words.slice(place + 1).join(' '),
        ])
    : [];
}

/** Whether a query may be for a journey, before the places are loaded. */
export function mayNameJourney(
  query: string,
  carriers: readonly Carrier[],
): boolean {
  return (
    readJoined(query, carriers) !== undefined ||
    listCuts(query, carriers).length > 0
  );
}

/** How a journey is to be made: a known way, one that is unknown, or neither. */
export type AskedCarrier<Id extends string> =
  {readonly by: Id} | {readonly unknown: string} | undefined;

/** Whether what follows "by" can be a means of travel. */
function isMeans(way: string): boolean {
  const month = listWords(way)[0]?.toLowerCase();
  return (
    !NO_MEANS.test(way) &&
    monthNames.every((name) => name.toLowerCase() !== month)
  );
}

/** Finds the means of travel in a query; what follows "by" counts more than "ride" before it. */
export function findCarrier<Id extends string>(
  query: string,
  carriers: readonly Carrier<Id>[],
): AskedCarrier<Id> {
  const ways = query.split(BY).slice(1);
  const after = AFTER.exec(query)?.[0] ?? '';
  const found = [...ways, after, query].map((text) =>
    findNamed(text, carriers),
  );
  const unknown = ways.find(isMeans);
  if (unknown !== undefined && !ways.some((_, place) => found[place])) {
    return {unknown: listWords(unknown.replace(/\sto\s.*/i, '')).join(' ')};
  }
  const named = found.find((each) => each !== undefined);
  return named && {by: named.id};
}

/** Finds the place whose name a text begins with, before words of a season. */
function placeAtStart(
  text: string,
  places: readonly JourneyPlace[],
): JourneyPlace | undefined {
  const wanted = plain(text);
  return places.find(({name}) => wanted.startsWith(`${plain(name)} `));
}

function makeEnds(
  from: JourneyPlace | undefined,
  to: JourneyPlace | undefined,
): JourneyEnds | undefined {
  return from === undefined || to === undefined || from === to
    ? undefined
    : {from, to};
}

/** Parses a query for a journey: `here to there`, or `here there horse` by exact names; undefined if a place is unknown or both are the same. */
export function readJourney(
  query: string,
  places: readonly JourneyPlace[],
  carriers: readonly Carrier[],
): JourneyEnds | undefined {
  const joined = readJoined(query, carriers);
  if (joined !== undefined) {
    const [start, end] = joined;
    return makeEnds(
      placeNamed(start, places),
      placeAtStart(end, places) ?? placeNamed(end, places),
    );
  }
  const byName = new Map(places.map((place) => [plain(place.name), place]));
  return listCuts(query, carriers)
    .map(([start, end]) =>
      makeEnds(byName.get(plain(start)), byName.get(plain(end))),
    )
    .find((ends) => ends !== undefined);
}
