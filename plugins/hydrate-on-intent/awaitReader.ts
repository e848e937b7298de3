import type {QueuedEvent, EventQueue} from '../../src/page/lib/queuedEvents';
import type {Holding, Waiting} from './decideHolding';
import type {Scripts} from './loadScripts';
import type {Connection} from '../../src/page/lib/sparesData';

/** The settings for detecting a reader. */
export type Knowledge = {
  readonly waiting: Waiting;
  /** Event types that indicate that readers will use the page. */
  readonly signs: readonly string[];
  /** Time after which an idle page loads its scripts, in milliseconds. */
  readonly idleHydrationDelay: number;
  readonly scripts: Scripts;
  readonly decideHolding: (event: Event, waiting: Waiting) => Holding;
  readonly sparesData: (connection: Connection | undefined) => boolean;
};

type Reader = {-readonly [Key in keyof EventQueue]: EventQueue[Key]} & {
  readonly held: QueuedEvent[];
  /** Whether the browser has restored the scroll position or scrolled to a target. */
  landed: boolean;
  /** The last known scroll position: a browser may scroll before it dispatches the wheel event. */
  y: number;
};

/** An event that says how far the mouse has moved, if it is one of a mouse. */
type Moved = Event & Partial<Pick<MouseEvent, 'movementX' | 'movementY'>>;

/**
 * Tracks the scroll position, and whether readers scroll themselves.
 *
 * @returns whether the event is a sign of a reader: browsers also report a mouse that rests where a
 *   page has opened.
 */
function observe(event: Moved, reader: Reader): boolean {
  if (event.type === 'pointermove') {
    reader.over = event;
    return Boolean(event.movementX) || Boolean(event.movementY);
  }
  if (event.type !== 'focusin') {
    reader.turnedAt ??= reader.y;
  }
  return true;
}

/** Queues an event, and stops it from reaching other listeners. */
function keep(event: Event, {held}: Reader): void {
  const target: (EventTarget & {readonly value?: unknown}) | null =
    event.target;
  event.stopImmediatePropagation();
  held.push([event, target?.value]);
}

/** Tracks scrolling. Restoring a position, or scrolling to a target, does not count as a sign of a reader. */
function follow(event: Event, reader: Reader): boolean {
  const {turnedAt, landed, y} = reader;
  const own = landed || turnedAt !== undefined;
  if (own && event.target === document) {
    reader.turnedAt = scrollY < y ? scrollY : (turnedAt ?? y);
    reader.scrolled = true;
  }
  reader.y = scrollY;
  return own;
}

/** Loads the scripts of an idle page long after everything else; not if readers save data or the page is hidden. */
function whenThere(
  reader: Reader,
  load: () => void,
  {idleHydrationDelay, sparesData}: Knowledge,
): void {
  const {connection}: Navigator & {connection?: Connection} = navigator;
  addEventListener('load', () => {
    // The target is in closed `details`, which some browsers do not open themselves.
    if (document.querySelector('details:not([open]) :target')) {
      load();
    }
    setTimeout(() => {
      reader.landed = true;
    }, 100);
    setTimeout(() => {
      if (!document.hidden && !sparesData(connection)) {
        load();
      }
    }, idleHydrationDelay);
  });
}

/**
 * Loads the scripts at the first sign of a reader, and queues events until they run. Until then
 * links and fields work natively.
 */
export function awaitReader(knowledge: Knowledge): EventQueue {
  const {scripts, decideHolding, waiting, signs} = knowledge;
  const {dataset} = document.documentElement;
  const controller = new AbortController();
  const {signal} = controller;
  const {load} = scripts;
  const forget = (): readonly QueuedEvent[] => {
    delete dataset['waits'];
    return reader.held.splice(0);
  };
  const reader: Reader = {
    held: [],
    y: 0,
    landed: false,
    release() {
      controller.abort();
      return forget();
    },
  };
  const meet = (event: Event): void => {
    const isSign = observe(event, reader);
    const holding = decideHolding(event, waiting);
    if (holding !== 'leave') {
      keep(event, reader);
    }
    if (holding === 'hold') {
      event.preventDefault();
      dataset['waits'] = '';
    }
    if (isSign) {
      load();
    }
  };
  for (const sign of signs) {
    // On the window, wheel and touch listeners are passive and do not delay scrolling.
    addEventListener(sign, meet, {capture: true, signal});
  }
  // Events queued before leaving the page are dropped when readers return.
  addEventListener('pagehide', forget, {signal});
  scripts.lookAfter(() => 'waits' in dataset, signal);
  addEventListener(
    'scroll',
    (event) => {
      if (follow(event, reader)) {
        load();
      }
    },
    {capture: true, signal},
  );
  whenThere(reader, load, knowledge);
  // A query addresses something that only the application can show.
  if (location.search) {
    load();
  }
  return reader;
}

/** The inline script that detects readers, self-contained as text. */
export const awaitReaderSource = [
  observe,
  keep,
  follow,
  whenThere,
  awaitReader,
].join('');
