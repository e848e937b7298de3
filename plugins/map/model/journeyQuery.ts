import {nearest} from '../../../src/shared/model/nearest';
import {monthNames} from '../../calendar/model/calendar';

/** A place that a journey can begin or end at. */
export type JourneyPlace = {readonly id: string; readonly name: string};

export type JourneyEnds = {
  readonly from: JourneyPlace;
  readonly to: JourneyPlace;
};

export type AskedJourney = JourneyEnds & {
  /** The words after the names of its places: "by cart", "in winter", "sled". */
  readonly beside: string;
};

/** A kind of traveler, and other words for it in queries. */
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

/** Words that ask for a journey even without a word between its places. */
const ASKS = /\b(?:distance|journey|miles|route|travel)\b/i;

const BETWEEN = /\s+(?:to|[→–>-]+)\s+/i;
const AFTER = /\s+(?:on|by|with|in|during)\s+(?:\S.*)?$/i;

/** Words before a means of travel, a time, or company. */
const JOINTS = /\s(?:aboard|at|by|during|in|on|per|using|with)(?=\s)/iu;

/** Words that may precede any noun. */
const FILLERS = new Set(
  'a an the my our some few several many both all one two three four five six seven eight nine ten twelve dozen bad deep early good heavy high late'.split(
    ' ',
  ),
);

/** Words that are not means of travel: a time, a way, company, or a manner. */
const NO_MEANS = new Set(
  'across after alone arrival autumn before child children companion cost dawn dusk escort fall family fast faster fastest for friend group guide heroes hour hurry land map men month next noon over party past people person please quick quickest quickly rain road safely snow soldier spring storm through to today together tomorrow via way weather week year'.split(
    ' ',
  ),
);
const TIME_OR_SELF = /(?:day|night|self|summer|winter)$/;

/** Minimum number of letters that identify a place. */
const TELLING = 3;

/** The maximum number of words in the names of two places. */
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

/** Finds the traveler with the longest name that a text contains. */
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

/** Extracts the two ends around a separating word or an arrow. */
function readJoined(query: string): Pair | undefined {
  const written = query.trim();
  for (const text of [written.replace(AFTER, ''), written]) {
    const [start = '', end, ...others] = text.split(BETWEEN);
    if (end !== undefined && others.length === 0) {
      return [start, end + written.slice(text.length)];
    }
  }
  return undefined;
}

/** Lists the ways to split the words of a query in two, if other words ask for a journey. */
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
    readJoined(query) !== undefined || listCuts(query, carriers).length > 0
  );
}

/** The means of travel that a query asks for: a known one, an unknown one, or none. */
export type AskedCarrier<Id extends string> =
  {readonly by: Id} | {readonly unknown: string} | undefined;

/** Whether a word starts a phrase that is not a means of travel. */
function isNoMeans(word: string): boolean {
  const single = word.replace(/s$/, '');
  const months = listWords(monthNames.join(' ').toLowerCase());
  return (
    [word, single].some((each) => NO_MEANS.has(each)) ||
    TIME_OR_SELF.test(single) ||
    months.includes(word)
  );
}

/** The words of a text that can name a means of travel; none if they describe a time, a way, or company. */
function findMeans(text: string): string {
  const words = listWords(text.toLowerCase()).filter(
    (word) => /^\p{L}/u.test(word) && !FILLERS.has(word),
  );
  const end = words.findIndex(isNoMeans);
  return words
    .slice(0, end < 0 ? words.length : end)
    .filter((word) => !BEFORE.has(word))
    .join(' ');
}

/** Finds the means of travel of a journey; words after its places count more than "ride" before them. */
export function findCarrier<Id extends string>(
  query: string,
  {beside}: AskedJourney,
  carriers: readonly Carrier<Id>[],
): AskedCarrier<Id> {
  const ways = beside.split(JOINTS);
  const named = ways
    .map((way) => findNamed(way, carriers))
    .find((each) => each !== undefined);
  const unknown = ways.map(findMeans).find((way) => way !== '');
  if (named === undefined && unknown !== undefined) {
    return {unknown};
  }
  const carrier = named ?? findNamed(query, carriers);
  return carrier && {by: carrier.id};
}

/** A place that a text names, and the rest of the text. */
type NamedPlace = {readonly place: JourneyPlace; readonly beside: string};

/** Finds the place with the longest name that a text starts with. */
function placeAtStart(
  text: string,
  places: readonly JourneyPlace[],
): NamedPlace | undefined {
  const wanted = `${listWords(text).join(' ')} `;
  const [place] = places
    .filter(({name}) =>
      plain(wanted)
        .concat(' ')
        .startsWith(`${plain(name)} `),
    )
    .toSorted((a, b) => b.name.length - a.name.length);
  return (
    place && {place, beside: plain(wanted).slice(plain(place.name).length)}
  );
}

/** Finds the place that a text names: in full before other words, or roughly before "by cart" or "in winter". */
function readEnd(
  text: string,
  places: readonly JourneyPlace[],
): NamedPlace | undefined {
  const name = text.replace(AFTER, '');
  const place = placeNamed(name, places);
  return (
    placeAtStart(text, places) ??
    (place && {place, beside: text.slice(name.length)})
  );
}

function makeJourney(
  from: NamedPlace | undefined,
  to: NamedPlace | undefined,
): AskedJourney | undefined {
  return from === undefined || to === undefined || from.place === to.place
    ? undefined
    : {
        from: from.place,
        to: to.place,
        beside: ` ${from.beside} with ${to.beside} `,
      };
}

/** Parses a query for a journey: `here to there`, or `here there horse` by exact names; undefined if a place is unknown or both are the same. */
export function readJourney(
  query: string,
  places: readonly JourneyPlace[],
  carriers: readonly Carrier[],
): AskedJourney | undefined {
  const joined = readJoined(query);
  if (joined !== undefined) {
    const [start, end] = joined;
    return makeJourney(
      readEnd(withoutBeginning(start, carriers), places),
      readEnd(end, places),
    );
  }
  const byName = new Map(places.map((place) => [plain(place.name), place]));
  const find = (text: string): NamedPlace | undefined => {
    const place = byName.get(plain(text));
    return place && {place, beside: ''};
  };
  return listCuts(query, carriers)
    .map(([start, end]) => makeJourney(find(start), find(end)))
    .find((journey) => journey !== undefined);
}
