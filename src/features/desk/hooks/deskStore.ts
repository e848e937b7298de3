import {translate} from '@docusaurus/Translate';
import {useSyncExternalStore} from 'react';
import {createDesks, type Desk, type Desks, type Pin} from '../lib/desk';
import {applyActions, type Action, type Applied} from '../lib/deskActions';
import {classifyDeskFault, type DeskFault} from '../lib/deskFault';
import {planMerge} from '../lib/deskFile';
import {parseDesks} from '../lib/parseDesks';
import {deskDatabase, type DeskDatabase} from './deskDatabase';

/** The desks as this page knows them. */
type DeskState = {
  readonly desks: Desks;
  /** Changes of this page that can be taken back, the last one first. */
  readonly undo: readonly (readonly Action[])[];
  /** Why they are not kept, where they are not. */
  readonly fault?: DeskFault | undefined;
  /** How much could not be read, and is kept aside. */
  readonly aside: number;
  readonly isReady: boolean;
};

/** An id that no other pin or desk has. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The desk that readers begin with. */
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

/** Reads what is stored; where nothing is, there is nothing that could not be read. */
function readStored(stored: unknown): {
  readonly value?: Desks | undefined;
  readonly unread: readonly unknown[];
} {
  return stored === undefined ? {unread: []} : parseDesks(stored);
}

/** Applies changes to what is stored, which another tab may have changed, in one step. */
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

/** Keeps what changes make of the desks; where that cannot be, they hold as long as the page is open. */
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

/** Lets one change come after another, as readers made them. */
function enqueue(run: () => Promise<void>): Promise<void> {
  const done = queue.then(run);
  queue = done;
  return done;
}

/** Reads the desks of a site, once, and follows other tabs. */
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

/** Changes the desks; all of the changes are taken back at once. */
export function changeDesks(...actions: readonly Action[]): Promise<void> {
  return enqueue(async () => {
    const undo = await keep(actions);
    if (undo.length > 0) {
      setState({undo: [undo, ...getState().undo]});
    }
  });
}

/** Takes the last change back. */
export function undoChange(): Promise<void> {
  return enqueue(async () => {
    const [last, ...others] = getState().undo;
    if (last !== undefined) {
      setState({undo: others});
      await keep(last);
    }
  });
}

/** Puts a pin at the end of the desk that is open. */
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

/** Brings desks of a file to those that are here, and keeps aside what cannot be read of it. */
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

/** Everything that could not be read, to be saved as a file. */
export async function readAside(): Promise<string> {
  return JSON.stringify((await database?.readAside()) ?? [], null, 2);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The desks of this browser. */
export function useDesks(): DeskState {
  return useSyncExternalStore(subscribe, getState, getState);
}
