import {
  dayNumber,
  daysInMonth,
  type WorldDate,
} from '../../calendar/lib/calendar';
import type {JourneyRequest} from './journey';
import {placeKinds, type PlaceKind} from './places';
import {grounds, travelers, waysTaken} from './travel';

/** Where the map looks. */
export type View = {
  readonly east: number;
  readonly north: number;
  readonly zoom: number;
};

/** What the address says of a map and of the journey planned on it. */
export type MapState = {
  /** Nothing: the whole world. */
  readonly view: View | undefined;
  /** The kinds of places that are shown. */
  readonly layers: readonly PlaceKind[];
  readonly journey: JourneyRequest;
  /** Whether it shows how far readers come from the first place of the journey. */
  readonly reach: boolean;
  /** The day on which the journey begins. */
  readonly start: WorldDate;
};

export type ReadState = {
  readonly state: MapState;
  /** The parts of the address that could not be read. */
  readonly ignored: readonly string[];
};

/** What the world offers an address to name. */
export type Known = {
  readonly places: ReadonlySet<string>;
  /** The day on which a journey begins, unless the address has another. */
  readonly today: WorldDate;
  /** The world in miles, and how far the map zooms. */
  readonly size: readonly [east: number, north: number];
  readonly zooms: readonly [least: number, most: number];
};

function within(value: number, [least, most]: readonly [number, number]) {
  return value >= least && value <= most;
}

function readView(text: string, {size, zooms}: Known): View | undefined {
  if (!/^\d+(?:\.\d+)?,\d+(?:\.\d+)?,\d+(?:\.\d+)?$/.test(text)) {
    return undefined;
  }
  const [east = NaN, north = NaN, zoom = NaN] = text.split(',').map(Number);
  const fits =
    within(east, [0, size[0]]) &&
    within(north, [0, size[1]]) &&
    within(zoom, zooms);
  return fits ? {east, north, zoom} : undefined;
}

function listLayers(text: string): readonly PlaceKind[] | undefined {
  const named = text === '' ? [] : text.split(',');
  const layers = placeKinds.filter((kind) => named.includes(kind));
  return layers.length === named.length ? layers : undefined;
}

function listStops(
  text: string,
  {places}: Known,
): readonly string[] | undefined {
  const stops = text.split(';');
  return stops.every((id) => places.has(id)) ? stops : undefined;
}

function getStart(text: string): WorldDate | undefined {
  const [day = 0, month = 0, year = 0] = /^\d+-\d+-\d{1,5}$/.test(text)
    ? text.split('-').map(Number)
    : [];
  const exists =
    year > 0 &&
    within(month, [1, 9]) &&
    within(day, [1, daysInMonth(year, month)]);
  return exists ? {day, month, year} : undefined;
}

/** The one of a few words that a text is. */
function matchOne<Word extends string>(words: readonly Word[]) {
  return (text: string): Word | undefined =>
    words.find((word) => word === text);
}

/** Reads the query of an address; what is wrong in it is left out, and told of. */
export function readMapState(search: string, known: Known): ReadState {
  const query = new URLSearchParams(search);
  const ignored: string[] = [];
  const read = <Value>(
    name: string,
    parse: (text: string) => Value | undefined,
  ): Value | undefined => {
    const text = query.get(name);
    const value = text === null ? undefined : parse(text);
    if (text !== null && value === undefined) {
      ignored.push(`${name}=${text}`);
    }
    return value;
  };
  const state: MapState = {
    view: read('at', (text) => readView(text, known)),
    layers: read('layers', listLayers) ?? placeKinds,
    journey: {
      stops: read('route', (text) => listStops(text, known)) ?? [],
      by: read('by', matchOne(travelers)) ?? 'foot',
      way: read('way', matchOne(waysTaken)) ?? 'charted',
      ground: read('ground', matchOne(grounds)) ?? 'clear',
    },
    reach: read('reach', matchOne(['yes'])) !== undefined,
    start: read('on', getStart) ?? known.today,
  };
  return {state, ignored};
}

/** Tells whether an address says the same of two views. */
export function isSameView(a: View | undefined, b: View | undefined): boolean {
  return (a && writtenView(a)) === (b && writtenView(b));
}

function writtenView({east, north, zoom}: View): string {
  return [east.toFixed(0), north.toFixed(0), Number(zoom.toFixed(2))].join(',');
}

/** Writes the query of an address; what every map begins with is left out. */
export function writeMapState(
  {view, layers, journey, reach, start}: MapState,
  today: WorldDate,
): string {
  const {stops, by, way, ground} = journey;
  const parts: readonly (readonly [string, string, boolean])[] = [
    ['at', view === undefined ? '' : writtenView(view), view !== undefined],
    ['layers', layers.join(','), layers.length < placeKinds.length],
    ['route', stops.join(';'), stops.length > 0],
    ['by', by, by !== 'foot'],
    ['way', way, way !== 'charted'],
    ['ground', ground, ground !== 'clear'],
    ['reach', 'yes', reach],
    [
      'on',
      `${start.day}-${start.month}-${start.year}`,
      dayNumber(start) !== dayNumber(today),
    ],
  ];
  const written = parts
    .filter(([, , isSaid]) => isSaid)
    .map(([name, value]) => `${name}=${value}`);
  return written.length === 0 ? '' : `?${written.join('&')}`;
}
