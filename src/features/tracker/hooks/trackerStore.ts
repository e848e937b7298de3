import {useSyncExternalStore} from 'react';
import {fightRules} from '@world/fightRules';
import type {Action} from '../lib/fight';
import type {Group} from '../lib/fighter';
import {
  changeKept,
  NOTHING_KEPT,
  parseKept,
  type Change,
  type Kept,
} from '../lib/kept';
import {NO_SESSION, replay, type Session, type Told} from '../lib/session';
import {classifyTrackerFault, type TrackerFault} from '../lib/trackerFault';
import {trackerDatabase, type TrackerDatabase} from './trackerDatabase';

/** The state of the fight on this page. */
type TrackerState = {
  readonly kept: Kept;
  readonly told: Told;
  /** Why it is not stored, if so. */
  readonly fault?: TrackerFault | undefined;
  /** The number of items that could not be read, but are preserved. */
  readonly aside: number;
  readonly isReady: boolean;
};

const {apply} = fightRules;

let state: TrackerState = {
  kept: NOTHING_KEPT,
  told: replay(apply, NO_SESSION),
  aside: 0,
  isReady: false,
};

let database: TrackerDatabase | undefined;
let channel: BroadcastChannel | undefined;

const listeners = new Set<() => void>();

function setState(next: Partial<Omit<TrackerState, 'told'>>): void {
  const kept = next.kept ?? state.kept;
  const told =
    kept.session === state.kept.session
      ? state.told
      : replay(apply, kept.session);
  state = {...state, ...next, told};
  for (const listener of listeners) {
    listener();
  }
}

function changeAll(kept: Kept, changes: readonly Change[]): Kept {
  return changes.reduce(
    (sofar, change) => changeKept(apply, sofar, change),
    kept,
  );
}

/** Applies changes to the stored value in one transaction, because other tabs may change it too. */
async function store(
  {change, readAside: read}: TrackerDatabase,
  changes: readonly Change[],
): Promise<{readonly kept: Kept; readonly aside: number}> {
  let kept = state.kept;
  await change((stored) => {
    const known = stored === undefined ? state.kept : parseKept(stored);
    kept = changeAll(known ?? state.kept, changes);
    const isUnread = known === undefined;
    return {
      next: changes.length > 0 || isUnread ? kept : undefined,
      aside: isUnread ? stored : undefined,
    };
  });
  return {kept, aside: (await read()).length};
}

/** Stores changes of the fight; if that fails, they last as long as the page is open. */
async function keep(changes: readonly Change[]): Promise<void> {
  if (database === undefined) {
    return;
  }
  try {
    const {kept, aside} = await store(database, changes);
    setState({kept, aside, isReady: true, fault: undefined});
    if (changes.length > 0) {
      channel?.postMessage('changed');
    }
  } catch (error) {
    setState({
      kept: changeAll(state.kept, changes),
      isReady: true,
      fault: classifyTrackerFault(error),
    });
  }
}

let queue: Promise<unknown> = Promise.resolve();

/** Runs changes one after another, in the order of readers' actions. */
function enqueue(changes: () => readonly Change[]): Promise<void> {
  const done = queue.then(() => keep(changes()));
  queue = done;
  return done;
}

/** Reads the fight of a site once, and follows changes in other tabs. */
export function openTracker(basePath: string): void {
  if (database !== undefined) {
    return;
  }
  database = trackerDatabase(basePath);
  channel = new BroadcastChannel(`tracker:${basePath}`);
  const read = (): void => {
    void enqueue(() => []);
  };
  channel.onmessage = read;
  read();
}

/** Adds a step to the fight, created from the current state. */
export function takeAction(make: (told: Told) => Action): Promise<void> {
  return enqueue(() => [{do: 'steps', actions: [make(state.told)]}]);
}

/** Undoes the last step. */
export function undoAction(): Promise<void> {
  return enqueue(() => [{do: 'undo'}]);
}

/** Opens another fight, and keeps the current one as the previous. */
export function openSession(session: Session): Promise<void> {
  return enqueue(() => [{do: 'open', session}]);
}

/** Returns to the previous fight. */
export function returnToFight(): Promise<void> {
  return enqueue(() => [{do: 'return'}]);
}

/** Adds groups to the current fight. */
export function addFighters(groups: readonly Group[]): Promise<void> {
  return takeAction(() => ({do: 'add', groups}));
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

const getState = (): TrackerState => state;

/** Returns the fight of this browser, and renders again when it changes. */
export function useTracker(): TrackerState {
  return useSyncExternalStore(subscribe, getState, getState);
}
