import {NO_FIGHT, type Action, type Fight, type Note} from './fight';
import type {FightRules} from './fightRules';

/** A fight as it is kept: how it stood at first, and each step since. */
export type Session = {
  readonly base: Fight;
  readonly actions: readonly Action[];
};

/** What one step did. */
export type Entry = {readonly number: number; readonly notes: readonly Note[]};

/** How a session stands, and how it came to that. */
export type Told = {
  readonly fight: Fight;
  /** The last one last. */
  readonly entries: readonly Entry[];
  /** The name of everybody who ever took part, by id. */
  readonly names: Readonly<Record<string, string>>;
};

type Apply = FightRules['apply'];

/** How many steps are kept, and how many of them are then no longer taken back. */
const MOST_STEPS = 1000;
const FOLDED = 200;

/** A session without fighters and steps. */
export const NO_SESSION: Session = {base: NO_FIGHT, actions: []};

function listNames({combatants}: Fight): Readonly<Record<string, string>> {
  return Object.fromEntries(combatants.map(({id, name}) => [id, name]));
}

/** How a fight stands before any step of a session. */
function tellBase({base}: Session): Told {
  return {fight: base, entries: [], names: listNames(base)};
}

/** Tells one more step. */
function tellStep(apply: Apply, told: Told, action: Action): Told {
  const {fight, notes} = apply(told.fight, action);
  const number = (told.entries.at(-1)?.number ?? 0) + 1;
  return {
    fight,
    entries: [...told.entries, {number, notes}],
    names: {...told.names, ...listNames(fight)},
  };
}

/** Plays a session from its beginning. */
export function replay(apply: Apply, session: Session): Told {
  return session.actions.reduce<Told>(
    (told, action) => tellStep(apply, told, action),
    tellBase(session),
  );
}

/** Lets the oldest steps of a long session be its beginning. */
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

/** Adds steps; one that cannot be done, such as one after what another tab did, is left out. */
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

/** Takes the last step back. */
export function undoStep(session: Session): Session {
  return {...session, actions: session.actions.slice(0, -1)};
}
