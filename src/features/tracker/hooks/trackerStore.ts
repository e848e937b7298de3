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

/** The fight as this page knows it. */
type TrackerState = {
  readonly kept: Kept;
  readonly told: Told;
  /** Why it is not kept, where it is not. */
  readonly fault?: TrackerFault | undefined;
  /** How much could not be read, and is kept aside. */
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

/** Applies changes to what is stored, which another tab may have changed, in one step. */
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

/** Keeps what changes make of the fight; where that cannot be, it goes on as long as the page is open. */
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

/** Lets one change come after another, as readers made them. */
function enqueue(changes: () => readonly Change[]): Promise<void> {
  const done = queue.then(() => keep(changes()));
  queue = done;
  return done;
}

/** Reads the fight of a site, once, and follows other tabs. */
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

/** Does steps of the fight, which may depend on how it stands when their turn comes. */
export function takeAction(make: (told: Told) => Action): Promise<void> {
  return enqueue(() => [{do: 'steps', actions: [make(state.told)]}]);
}

/** Takes the last step back. */
export function undoAction(): Promise<void> {
  return enqueue(() => [{do: 'undo'}]);
}

/** Lets another fight take the place of this one, which can be returned to. */
export function openSession(session: Session): Promise<void> {
  return enqueue(() => [{do: 'open', session}]);
}

/** Goes back to the fight before. */
export function returnToFight(): Promise<void> {
  return enqueue(() => [{do: 'return'}]);
}

/** Brings groups to the fight that goes on. */
export function addFighters(groups: readonly Group[]): Promise<void> {
  return takeAction(() => ({do: 'add', groups}));
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

const getState = (): TrackerState => state;

/** The fight of this browser. */
export function useTracker(): TrackerState {
  return useSyncExternalStore(subscribe, getState, getState);
}
