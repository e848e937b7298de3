import {NO_FIGHT, type Action, type Fight, type Note} from './fight';
import type {FightRules} from './fightRules';

/** A stored fight: its first state, and each step since. */
export type Session = {
  readonly base: Fight;
  readonly actions: readonly Action[];
};

/** The notes of one step. */
export type Entry = {readonly number: number; readonly notes: readonly Note[]};

/** The replayed state of a session, with its log. */
export type Told = {
  readonly fight: Fight;
  /** In chronological order. */
  readonly entries: readonly Entry[];
  /** The names of all fighters, including removed ones, by id. */
  readonly names: Readonly<Record<string, string>>;
};

type Apply = FightRules['apply'];

/** The maximum number of steps, and how many of the oldest are then merged into the base. */
const MOST_STEPS = 1000;
const FOLDED = 200;

/** A session without fighters and steps. */
export const NO_SESSION: Session = {base: NO_FIGHT, actions: []};

function listNames({combatants}: Fight): Readonly<Record<string, string>> {
  return Object.fromEntries(combatants.map(({id, name}) => [id, name]));
}

/** Returns the state before the first step. */
function tellBase({base}: Session): Told {
  return {fight: base, entries: [], names: listNames(base)};
}

/** Replays one step. */
function tellStep(apply: Apply, told: Told, action: Action): Told {
  const {fight, notes} = apply(told.fight, action);
  const number = (told.entries.at(-1)?.number ?? 0) + 1;
  return {
    fight,
    entries: [...told.entries, {number, notes}],
    names: {...told.names, ...listNames(fight)},
  };
}

/** Replays a session from its beginning. */
export function replay(apply: Apply, session: Session): Told {
  return session.actions.reduce<Told>(
    (told, action) => tellStep(apply, told, action),
    tellBase(session),
  );
}

/** Merges the oldest steps of a long session into its base. */
function fold(apply: Apply, session: Session): Session {
  const {actions} = session;
  if (actions.length <= MOST_STEPS) {
    return session;
  }
  const first = {...session, actions: actions.slice(0, FOLDED)};
  return {
    base: replay(apply, first).fight,
    actions: actions.slice(FOLDED),
  };
}

/** Adds steps, without those that have become impossible by a change in another tab. */
export function takeSteps(
  apply: Apply,
  session: Session,
  actions: readonly Action[],
): Session {
  let {fight} = replay(apply, session);
  const done: Action[] = [];
  for (const action of actions) {
    const after = apply(fight, action);
    if (after.notes.length > 0) {
      done.push(action);
      ({fight} = after);
    }
  }
  return done.length === 0
    ? session
    : fold(apply, {...session, actions: [...session.actions, ...done]});
}

/** Undoes the last step. */
export function undoStep(session: Session): Session {
  return {...session, actions: session.actions.slice(0, -1)};
}
