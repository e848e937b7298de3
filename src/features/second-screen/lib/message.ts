import {
  flag,
  listOf,
  oneOf,
  record,
  text,
  type Shape,
} from '../../../shared/lib/shapes';
import {most, type Shown, type ShownMap} from './shown';

/** The version of the messages between the windows. */
const VERSION = 3;

/** What the screen is to show, since when in milliseconds of the clock, and which tab says so. */
export type Order =
  | {
      readonly is: 'show';
      readonly at: number;
      readonly from: string;
      readonly shown: Shown;
    }
  | {readonly is: 'blank' | 'stop'; readonly at: number; readonly from: string};

/**
 * A message between the windows; `ask` is answered by all who know what is shown, and the claim of a
 * name by a tab that has it already.
 */
export type Message =
  | Order
  | {readonly is: 'ask' | 'here' | 'gone'}
  | {readonly is: 'claim' | 'taken'; readonly tab: string};

const count: Shape = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0;

const between =
  (least: number, greatest: number): Shape =>
  (value) =>
    typeof value === 'number' && value >= least && value <= greatest;

const list = (shape: Shape): Shape => listOf(shape, most.list);

const point: Shape = (value) =>
  listOf(between(0, 1), 2)(value) && (value as unknown[]).length === 2;

/** Whether an address is one of this site. */
const address: Shape = (value) =>
  typeof value === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(value);

const source: Shape = (value) =>
  value instanceof Blob ? value.type.startsWith('image/') : address(value);

/** No map has a zoom, or a size in tiles, beyond these; nor so many tiles in a row at zoom 0. */
const MAP = {zoom: 20, tiles: 4096, atFirst: 4};

/** What each kind of thing consists of. */
const kinds: Readonly<Record<Shown['kind'], Readonly<Record<string, Shape>>>> =
  {
    picture: {title: text, alt: text, source},
    table: {
      title: text,
      head: list(text),
      rows: list(list(text)),
    },
    text: {title: text, lines: list(text)},
    map: {
      title: text,
      tiles: address,
      deepest: (value) => count(value) && between(0, MAP.zoom)(value),
      columns: between(Number.MIN_VALUE, MAP.tiles),
      rows: between(Number.MIN_VALUE, MAP.tiles),
      corner: point,
      span: point,
      marks: list(record({name: text, look: oneOf('name', 'number'), point})),
      lines: list(record({points: list(point), isDotted: flag})),
      rings: list(record({point, radius: between(0, 1)})),
    },
    order: {
      round: count,
      fighters: list(
        record({
          name: text,
          side: oneOf('heroes', 'foes'),
          isActing: flag,
          fallen: oneOf('no', 'down', 'dead'),
          conditions: list(text),
        }),
      ),
    },
  };

/** Whether a map has few enough tiles at its least zoom to be laid in a moment. */
function isLaidSoon({deepest, columns, rows, span}: ShownMap): boolean {
  const size = MAP.atFirst * 2 ** deepest;
  return columns <= size && rows <= size && Math.min(...span) > 0;
}

function isKnown(value: unknown): value is Shown {
  return Object.entries(kinds).some(([kind, checks]) =>
    record({kind: oneOf(kind), ...checks})(value),
  );
}

const isShown: Shape = (value) =>
  isKnown(value) && (value.kind !== 'map' || isLaidSoon(value));

const envelope = {version: oneOf(VERSION)};
const order = {...envelope, at: count, from: text};

const forms: readonly Shape[] = [
  record({...order, is: oneOf('show'), shown: isShown}),
  record({...order, is: oneOf('blank', 'stop')}),
  record({...envelope, is: oneOf('ask', 'here', 'gone')}),
  record({...envelope, is: oneOf('claim', 'taken'), tab: text}),
];

function isMessage(value: unknown): value is Message {
  return forms.some((form) => form(value));
}

/** Reads what came through the channel; undefined for what is unknown or damaged. */
export function readMessage(value: unknown): Message | undefined {
  return isMessage(value) ? value : undefined;
}

/** Writes a message as it is sent. */
export function writeMessage(message: Message): Message & {
  readonly version: number;
} {
  return {...message, version: VERSION};
}

/** The channel of a site; several can share an origin. */
export function nameChannel(basePath: string): string {
  return `second-screen:${basePath}`;
}
