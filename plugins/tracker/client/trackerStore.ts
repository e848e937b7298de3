import {fightRules} from '../../../world/fightRules';
import {createShared} from '../../../src/shared/client/createShared';
import {
  changeRecord,
  createRecordStore,
  type RecordState,
} from '../../../src/shared/client/recordStore';
import {useRecord} from '../../../src/shared/client/useRecord';
import type {Action} from '../../../src/shared/model/fight';
import type {Group} from '../../../src/shared/model/fighter';
import {
  changeFights,
  createFights,
  readFights,
  writeFights,
  type Change,
  type Fights,
  type Saved,
} from '../model/kept';
import type {Session, Told} from '../model/session';

const {apply} = fightRules;

/** The fights saved in this browser. */
export const trackerStore = createRecordStore<Fights, Change>(
  {name: 'tracker', store: 'fights'},
  {
    createFirst: () => createFights(apply),
    read: (stored) => readFights(apply, stored),
    write: writeFights,
    change: (fights, made) => changeFights(apply, fights, made),
  },
);

/** Shows or hides the tracker; returns whether it is open. */
export const {set: setTrackerOpen, use: useTrackerOpen} = createShared(false);

function change(make: (fights: Fights) => Change): Promise<void> {
  return changeRecord(trackerStore, make);
}

/** Applies a step, which may depend on the state of the fight. */
export function takeAction(make: (told: Told) => Action): Promise<void> {
  return change(({told}) => ({do: 'step', action: make(told)}));
}

export function undoAction(): Promise<void> {
  return change(({session}) => ({do: 'undo', action: session.actions.at(-1)}));
}

/** Replaces the current fight with another, and keeps it as the previous one. */
export function openSession(session: Session): Promise<void> {
  return change(() => ({do: 'open', session}));
}

export function returnToFight(): Promise<void> {
  return change(() => ({do: 'return'}));
}

/** Saves fighters for other fights. */
export function saveFighters(saved: readonly Saved[]): Promise<void> {
  return change(() => ({do: 'save', saved}));
}

export function deleteSaved(name: string): Promise<void> {
  return change(() => ({do: 'delete', name}));
}

export function addFighters(groups: readonly Group[]): Promise<void> {
  return takeAction(() => ({do: 'add', groups}));
}

/** Returns the current fight with its steps. */
export function readSession(): Session {
  return trackerStore.state.value.session;
}

/** The fights of this browser. */
export function useTracker(): RecordState<Fights> {
  return useRecord(trackerStore);
}
