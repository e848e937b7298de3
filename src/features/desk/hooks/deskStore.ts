import {translate} from '@docusaurus/Translate';
import {useSyncExternalStore} from 'react';
import {createDesks, type Desk, type Desks, type Pin} from '../lib/desk';
import {applyActions, type Action, type Applied} from '../lib/deskActions';
import {classifyDeskFault, type DeskFault} from '../lib/deskFault';
import {planMerge} from '../lib/deskFile';
import {parseDesks} from '../lib/parseDesks';
import {deskDatabase, type DeskDatabase} from './deskDatabase';

/** The state of the desks on this page. */
type DeskState = {
  readonly desks: Desks;
  /** Changes that undo those of this page, the most recent first. */
  readonly undo: readonly (readonly Action[])[];
  /** Why they are not stored, if so. */
  readonly fault?: DeskFault | undefined;
  /** The number of items that could not be read, but are preserved. */
  readonly aside: number;
  readonly isReady: boolean;
};

/** Creates a unique id for a pin or desk. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Creates the first desk of a reader. */
function createFirst(): Desks {
  return createDesks(
    'first',
    translate({
      id: 'site.desk.first',
      message: 'My desk',
      description: 'Name of the desk that readers begin with',
    }),
  );
}

let state: DeskState | undefined;
let database: DeskDatabase | undefined;
let channel: BroadcastChannel | undefined;

const listeners = new Set<() => void>();

function getState(): DeskState {
  state ??= {desks: createFirst(), undo: [], aside: 0, isReady: false};
  return state;
}

function setState(next: Partial<DeskState>): void {
  state = {...getState(), ...next};
  for (const listener of listeners) {
    listener();
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Parses the stored desks; nothing is unreadable if nothing is stored. */
function readStored(stored: unknown): {
  readonly value?: Desks | undefined;
  readonly unread: readonly unknown[];
} {
  return stored === undefined ? {unread: []} : parseDesks(stored);
}

/** Applies changes to the stored value in one transaction, because other tabs may change it too. */
async function store(
  {change, readAside: read}: DeskDatabase,
  actions: readonly Action[],
): Promise<Applied & {readonly aside: number}> {
  let applied: Applied = {desks: getState().desks, undo: []};
  await change((stored) => {
    const {value = getState().desks, unread} = readStored(stored);
    applied = applyActions(value, actions);
    return {
      next: isSame(stored, applied.desks) ? undefined : applied.desks,
      aside: unread,
    };
  });
  return {...applied, aside: (await read()).length};
}

/** Stores changes of the desks; if that fails, they last as long as the page is open. */
async function keep(actions: readonly Action[]): Promise<readonly Action[]> {
  if (database === undefined) {
    return [];
  }
  try {
    const {desks, undo, aside} = await store(database, actions);
    setState({desks, aside, isReady: true, fault: undefined});
    if (actions.length > 0) {
      channel?.postMessage('changed');
    }
    return undo;
  } catch (error) {
    const {desks, undo} = applyActions(getState().desks, actions);
    setState({desks, isReady: true, fault: classifyDeskFault(error)});
    return undo;
  }
}

let queue: Promise<unknown> = Promise.resolve();

/** Runs changes one after another, in the order of readers' actions. */
function enqueue(run: () => Promise<void>): Promise<void> {
  const done = queue.then(run);
  queue = done;
  return done;
}

/** Reads the desks of a site once, and follows changes in other tabs. */
export function openDesks(basePath: string): void {
  if (database !== undefined) {
    return;
  }
  database = deskDatabase(basePath);
  channel = new BroadcastChannel(`desk:${basePath}`);
  const read = (): void => {
    void enqueue(async () => {
      await keep([]);
    });
  };
  channel.onmessage = read;
  read();
}

/** Changes the desks; one undo reverts all changes together. */
export function changeDesks(...actions: readonly Action[]): Promise<void> {
  return enqueue(async () => {
    const undo = await keep(actions);
    if (undo.length > 0) {
      setState({undo: [undo, ...getState().undo]});
    }
  });
}

/** Undoes the last change. */
export function undoChange(): Promise<void> {
  return enqueue(async () => {
    const [last, ...others] = getState().undo;
    if (last !== undefined) {
      setState({undo: others});
      await keep(last);
    }
  });
}

/** Adds a pin at the end of the open desk. */
export function addPin(pin: Omit<Pin, 'id' | 'note'>): Promise<void> {
  const {open, desks} = getState().desks;
  const at = desks.find(({id}) => id === open)?.pins.length ?? 0;
  return changeDesks({
    do: 'add',
    desk: open,
    pin: {...pin, id: createId(), note: ''},
    at,
  });
}

/** Merges the desks of a file with the stored ones, and preserves its unreadable parts. */
export function mergeDesks(
  others: readonly Desk[],
  unread: readonly unknown[],
): Promise<void> {
  return enqueue(async () => {
    if (unread.length > 0) {
      await database
        ?.change(() => ({next: undefined, aside: unread}))
        .catch((error: unknown) => {
          setState({fault: classifyDeskFault(error)});
        });
    }
    const undo = await keep(planMerge(getState().desks, others));
    setState({undo: [undo, ...getState().undo]});
  });
}

/** Returns everything that could not be read as JSON, for a file. */
export async function readAside(): Promise<string> {
  return JSON.stringify((await database?.readAside()) ?? [], null, 2);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the desks of this browser, and renders again when they change. */
export function useDesks(): DeskState {
  return useSyncExternalStore(subscribe, getState, getState);
}
