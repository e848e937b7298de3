import {
  NO_FIGHT,
  type Action,
  type Fight,
  type Note,
} from '../../../src/shared/model/fight';
import type {FightRules} from '../../../src/shared/model/fightRules';

/** A stored fight: its initial state, and each step since. */
export type Session = {
  readonly base: Fight;
  readonly actions: readonly Action[];
};

/** The notes of one step. */
export type Entry = {readonly number: number; readonly notes: readonly Note[]};

/** The state of a session, and its log. */
export type Told = {
  readonly fight: Fight;
  /** The names of all fighters so far, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** One per step, in order. */
  readonly entries: readonly Entry[];
};

type Apply = FightRules['apply'];

/** A session with its state. */
export type Play = {readonly session: Session; readonly told: Told};

/** The maximum number of steps, and the number that is merged when it is exceeded. */
const MOST_STEPS = 1000;
const FOLDED = 200;

export const NO_SESSION: Session = {base: NO_FIGHT, actions: []};

/** Adds the names of a fight to the known ones. */
function addNames(names: Told['names'], {combatants}: Fight): Told['names'] {
  const news = combatants.filter(({id, name}) => names[id] !== name);
  return news.length === 0
    ? names
    : {...names, ...Object.fromEntries(news.map(({id, name}) => [id, name]))};
}

function addEntry(apply: Apply, told: Told, action: Action): Told {
  const {fight, notes} = apply(told.fight, action);
  const number = (told.entries.at(-1)?.number ?? 0) + 1;
  return notes.length === 0
    ? told
    : {
        fight,
        names: addNames(told.names, fight),
        entries: [...told.entries, {number, notes}],
      };
}

/** Replays a session from its start. */
export function replay(apply: Apply, {base, actions}: Session): Told {
  return actions.reduce<Told>((told, action) => addEntry(apply, told, action), {
    fight: base,
    names: addNames({}, base),
    entries: [],
  });
}

/** Opens a session in its current state. */
export function openPlay(apply: Apply, session: Session): Play {
  return {session, told: replay(apply, session)};
}

/** Merges the oldest steps of a long session into its initial state. */
function fold(apply: Apply, play: Play): Play {
  const {base, actions} = play.session;
  if (actions.length <= MOST_STEPS) {
    return play;
  }
  const folded = replay(apply, {base, actions: actions.slice(0, FOLDED)});
  return openPlay(apply, {base: folded.fight, actions: actions.slice(FOLDED)});
}

/** Applies a step; returns the same value if that is impossible, such as after a step in another tab. */
export function takeStep(apply: Apply, now: Play, action: Action): Play {
  const {base, actions} = now.session;
  const told = addEntry(apply, now.told, action);
  return told === now.told
    ? now
    : fold(apply, {session: {base, actions: [...actions, action]}, told});
}

/** Undoes the last step, if there is one. */
export function undoStep(apply: Apply, now: Play): Play {
  const {base, actions} = now.session;
  return actions.length === 0
    ? now
    : openPlay(apply, {base, actions: actions.slice(0, -1)});
}
