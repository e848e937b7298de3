import {
  dayNumber,
  countMonthDays,
  type WorldDate,
} from '../../calendar/model/calendar';
import type {JourneyRequest} from './journey';
import {placeKinds, type PlaceKind} from './places';
import {grounds, travelers, waysTaken} from './travel';

export type View = {
  readonly east: number;
  readonly north: number;
  readonly zoom: number;
};

/** The state of a map, and of the journey planned on it, that the address contains. */
export type MapState = {
  /** Undefined for the whole world. */
  readonly view: View | undefined;
  /** The visible kinds of places. */
  readonly layers: readonly PlaceKind[];
  readonly journey: JourneyRequest;
  /** Whether the reach from the first stop is shown. */
  readonly reach: boolean;
  /** The day of departure. */
  readonly start: WorldDate;
};

type ReadState = {
  readonly state: MapState;
  /** The parts of the address that could not be parsed. */
  readonly ignored: readonly string[];
};

/** The values to which an address can refer. */
export type KnownValues = {
  readonly places: ReadonlySet<string>;
  /** The day of departure, unless the address has another. */
  readonly today: WorldDate;
  /** The size of the world in miles, and the range of zooms. */
  readonly size: readonly [east: number, north: number];
  readonly zooms: readonly [least: number, most: number];
};

function within(value: number, [least, most]: readonly [number, number]) {
  return value >= least && value <= most;
}

function readView(text: string, {size, zooms}: KnownValues): View | undefined {
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
  {places}: KnownValues,
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
    within(day, [1, countMonthDays(year, month)]);
  return exists ? {day, month, year} : undefined;
}

/** Creates a function that returns a text as one of the given words. */
function matchOne<Word extends string>(words: readonly Word[]) {
  return (text: string): Word | undefined =>
    words.find((word) => word === text);
}

/** Parses the query of an address, ignoring and reporting malformed parts. */
export function readMapState(search: string, known: KnownValues): ReadState {
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

/** Whether two views have the same address. */
export function isSameView(a: View | undefined, b: View | undefined): boolean {
  return (a && writtenView(a)) === (b && writtenView(b));
}

function writtenView({east, north, zoom}: View): string {
  return [east.toFixed(0), north.toFixed(0), Number(zoom.toFixed(2))].join(',');
}

/** Serializes the state as a query, without default values. */
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
