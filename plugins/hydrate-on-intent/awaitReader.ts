import type {QueuedEvent, EventQueue} from '../../src/page/lib/queuedEvents';
import type {Holding, Waiting} from './decideHolding';
import type {Scripts} from './loadScripts';
import type {Connection} from './sparesData';

/** What a page knows readers by. */
export type Knowledge = {
  readonly waiting: Waiting;
  /** Kinds of events that are signs of readers who will use the page. */
  readonly signs: readonly string[];
  /** How long after it is there a page gets its scripts without a sign, in milliseconds. */
  readonly idleHydrationDelay: number;
  readonly scripts: Scripts;
  readonly decideHolding: (event: Event, waiting: Waiting) => Holding;
  readonly sparesData: (connection: Connection | undefined) => boolean;
};

type Reader = {-readonly [Key in keyof EventQueue]: EventQueue[Key]} & {
  readonly held: QueuedEvent[];
  /** Whether the browser has put the page in its place: back to where readers were, or at a target. */
  landed: boolean;
  /** Where the page was last known to be scrolled to: a browser may scroll before it says that the wheel turns. */
  y: number;
};

/** Learns where readers are, and whether they take scrolling into their own hands. */
function observe(event: Event, reader: Reader): void {
  if (event.type === 'pointermove') {
    reader.over = event;
  }
  if (!/pointermove|focusin/.test(event.type)) {
    reader.turnedAt ??= reader.y;
  }
}

/** Takes an event down, and keeps it from whoever listens already. */
function keep(event: Event, {held}: Reader): void {
  const {target} = event;
  event.stopImmediatePropagation();
  held.push([
    event,
    target !== null && 'value' in target ? target.value : undefined,
  ]);
}

/** Follows readers down the page. That the browser goes back to where they were, or to a target, is no sign of them. */
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

/** Loads for readers who only read, long after the browser is done with all else; not where they spare data or look elsewhere. */
function whenThere(
  reader: Reader,
  load: () => void,
  {idleHydrationDelay, sparesData}: Knowledge,
): void {
  const {connection}: Navigator & {connection?: Connection} = navigator;
  addEventListener('load', () => {
    // A target in a closed fold: some browsers do not open it by themselves.
    if (document.querySelector('details:not([open]) :target') !== null) {
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
 * Loads the scripts of the application at the first sign of a reader, and keeps what readers
 * do meanwhile for it. Until then links and fields work by themselves.
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
    observe(event, reader);
    const holding = decideHolding(event, waiting);
    if (holding !== 'leave') {
      keep(event, reader);
    }
    if (holding === 'hold') {
      event.preventDefault();
      dataset['waits'] = '';
    }
    load();
  };
  for (const sign of signs) {
    // On the window, listeners to wheel and touch hold no scrolling up.
    addEventListener(sign, meet, {capture: true, signal});
  }
  // Who comes back to a page does not wait for what was pressed before.
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
  // What the address asks for beside the page, the application answers.
  if (location.search !== '') {
    load();
  }
  return reader;
}

/** What readers are met with, as text that stands alone. */
export const awaitReaderSource = [
  observe,
  keep,
  follow,
  whenThere,
  awaitReader,
].join('');
