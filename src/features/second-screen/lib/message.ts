import {most, type Shown, type ShownMap} from './shown';

/** The version of the messages between the windows. */
const VERSION = 1;

/** What the screen is to show, since when in milliseconds of the clock, and which tab says so. */
export type Order =
  | {
      readonly is: 'show';
      readonly at: number;
      readonly from: string;
      readonly shown: Shown;
    }
  | {readonly is: 'blank' | 'stop'; readonly at: number; readonly from: string};

/** A message between the windows; `ask` is answered by all who know what is shown. */
export type Message = Order | {readonly is: 'ask' | 'here' | 'gone'};

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isText: Check = (value) =>
  typeof value === 'string' && value.length <= most.text;

const isFlag: Check = (value) => typeof value === 'boolean';

const isCount: Check = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0;

const isBetween =
  (least: number, greatest: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= greatest;

const isShare = isBetween(0, 1);

const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most.list && value.every(check);

const isPoint: Check = (value) =>
  isListOf(isShare)(value) && (value as unknown[]).length === 2;

/** Whether an address is one of this site. */
const isAddress: Check = (value) =>
  typeof value === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(value);

const isSource: Check = (value) =>
  value instanceof Blob ? value.type.startsWith('image/') : isAddress(value);

/** Exactly these properties, so that nothing else can come with them. */
const hasOnly =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isFields(value) &&
    Object.keys(value).every((key) => Object.hasOwn(checks, key)) &&
    Object.entries(checks).every(([key, check]) => check(value[key]));

const is =
  (...words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value);

/** No map has a zoom, or a size in tiles, beyond these; nor so many tiles in a row at zoom 0. */
const MAP = {zoom: 20, tiles: 4096, atFirst: 4};

/** What each kind of thing consists of. */
const kinds: Readonly<Record<Shown['kind'], Readonly<Record<string, Check>>>> =
  {
    picture: {title: isText, alt: isText, source: isSource},
    table: {
      title: isText,
      head: isListOf(isText),
      rows: isListOf(isListOf(isText)),
    },
    map: {
      title: isText,
      tiles: isAddress,
      deepest: (value) => isCount(value) && isBetween(0, MAP.zoom)(value),
      columns: isBetween(Number.MIN_VALUE, MAP.tiles),
      rows: isBetween(Number.MIN_VALUE, MAP.tiles),
      corner: isPoint,
      span: isPoint,
      marks: isListOf(hasOnly({name: isText, point: isPoint})),
    },
    order: {
      round: isCount,
      fighters: isListOf(
        hasOnly({
          name: isText,
          isActing: isFlag,
          conditions: isListOf(isText),
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
    hasOnly({kind: is(kind), ...checks})(value),
  );
}

const isShown: Check = (value) =>
  isKnown(value) && (value.kind !== 'map' || isLaidSoon(value));

const envelope = {version: is(VERSION)};
const order = {...envelope, at: isCount, from: isText};

const forms: readonly Check[] = [
  hasOnly({...order, is: is('show'), shown: isShown}),
  hasOnly({...order, is: is('blank', 'stop')}),
  hasOnly({...envelope, is: is('ask', 'here', 'gone')}),
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
