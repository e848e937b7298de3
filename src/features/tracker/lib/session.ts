import {NO_FIGHT, type Action, type Fight, type Note} from './fight';
import type {FightRules} from './fightRules';

/** A fight as it is stored: how it stood at first, and each step since. */
export type Session = {
  readonly base: Fight;
  readonly actions: readonly Action[];
};

/** The notes of one step. */
export type Entry = {readonly number: number; readonly notes: readonly Note[]};

/** How a fight stood, and the name of everybody who took part until then, by id. */
type Moment = {
  readonly fight: Fight;
  readonly names: Readonly<Record<string, string>>;
};

/** How a session stands, and how it came to that. */
export type Told = Moment & {
  /** One per step, the last one last. */
  readonly entries: readonly Entry[];
  /** How it stood before each step, so that a step can be undone at once. */
  readonly past: readonly Moment[];
};

type Apply = FightRules['apply'];

/** A session, with how it stands. */
export type Play = {readonly session: Session; readonly told: Told};

/** How many steps are kept, and how many of them can then no longer be undone. */
const MOST_STEPS = 1000;
const FOLDED = 200;

/** A session without fighters and steps. */
export const NO_SESSION: Session = {base: NO_FIGHT, actions: []};

/** Adds the names of a fight to those that are known. */
function addNames(
  names: Moment['names'],
  {combatants}: Fight,
): Moment['names'] {
  const news = combatants.filter(({id, name}) => names[id] !== name);
  return news.length === 0
    ? names
    : {...names, ...Object.fromEntries(news.map(({id, name}) => [id, name]))};
}

type Step = {
  readonly action: Action;
  readonly before: Moment;
  readonly notes: readonly Note[];
};

/** Plays steps from a moment on. */
function play(
  apply: Apply,
  from: Moment,
  actions: readonly Action[],
): {readonly end: Moment; readonly steps: readonly Step[]} {
  let end = from;
  const steps: Step[] = [];
  for (const action of actions) {
    const {fight, notes} = apply(end.fight, action);
    steps.push({action, before: end, notes});
    end = {fight, names: addNames(end.names, fight)};
  }
  return {end, steps};
}

function addSteps(
  {entries, past}: Pick<Told, 'entries' | 'past'>,
  {fight, names}: Moment,
  steps: readonly Step[],
): Told {
  const first = (entries.at(-1)?.number ?? 0) + 1;
  return {
    fight,
    names,
    entries: [
      ...entries,
      ...steps.map(({notes}, index) => ({number: first + index, notes})),
    ],
    past: [...past, ...steps.map(({before}) => before)],
  };
}

/** Plays a session from its beginning. */
export function replay(apply: Apply, {base, actions}: Session): Told {
  const from = {fight: base, names: addNames({}, base)};
  const {end, steps} = play(apply, from, actions);
  return addSteps({entries: [], past: []}, end, steps);
}

/** Opens a session as it stands. */
export function openPlay(apply: Apply, session: Session): Play {
  return {session, told: replay(apply, session)};
}

/** Lets the oldest steps of a long session become its beginning. */
function fold(apply: Apply, now: Play): Play {
  const {session, told} = now;
  const base = told.past[FOLDED]?.fight;
  return session.actions.length <= MOST_STEPS || base === undefined
    ? now
    : openPlay(apply, {base, actions: session.actions.slice(FOLDED)});
}

/** Takes steps; those that cannot be taken, such as after a step of another tab, are left out. */
export function takeSteps(
  apply: Apply,
  now: Play,
  actions: readonly Action[],
): Play {
  const {session, told} = now;
  // Without entries and past, which each moment would hold again.
  const {fight, names} = told;
  const {end, steps} = play(apply, {fight, names}, actions);
  const done = steps.filter(({notes}) => notes.length > 0);
  return done.length === 0
    ? now
    : fold(apply, {
        session: {
          ...session,
          actions: [...session.actions, ...done.map(({action}) => action)],
        },
        told: addSteps(told, end, done),
      });
}

/** Undoes the last step, if there is one. */
export function undoStep(now: Play): Play {
  const {session, told} = now;
  const before = told.past.at(-1);
  return before === undefined
    ? now
    : {
        session: {...session, actions: session.actions.slice(0, -1)},
        told: {
          ...before,
          entries: told.entries.slice(0, -1),
          past: told.past.slice(0, -1),
        },
      };
}
