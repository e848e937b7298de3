import type {Action, Combatant} from '../../../src/shared/model/fight';
import type {Group, Side} from '../../../src/shared/model/fighter';
import type {FightRules} from '../../../src/shared/model/fightRules';
import {
  NO_SESSION,
  openPlay,
  takeStep,
  undoStep,
  type Play,
  type Session,
} from './session';
import {isSavedList, isSession} from './sessionShape';

/** A fighter or party that readers have saved under a name. */
export type Saved = {
  readonly name: string;
  readonly groups: readonly Group[];
};

/** The stored fights of a browser: the current one, the previous one, and saved fighters. */
export type Kept = {
  readonly session: Session;
  /** Undefined if no fight has replaced another yet. */
  readonly before?: Session | undefined;
  readonly saved?: readonly Saved[] | undefined;
};

/** The fights of a page: the state of the current one, and the other stored data. */
export type Fights = Play & Omit<Kept, 'session'>;

/** A change that readers make to their fights. */
export type Change =
  | {readonly do: 'step'; readonly action: Action}
  /** Undoes the last step, if it is still the one that readers saw. */
  | {readonly do: 'undo'; readonly action: Action | undefined}
  | {readonly do: 'open'; readonly session: Session}
  | {readonly do: 'return'}
  /** Saves fighters, in place of those with the same names. */
  | {readonly do: 'save'; readonly saved: readonly Saved[]}
  | {readonly do: 'delete'; readonly name: string};

type Apply = FightRules['apply'];

/** The fights before any is stored. */
export function createFights(apply: Apply): Fights {
  return openPlay(apply, NO_SESSION);
}

/** Reads what is stored; unreadable records and parts are returned unchanged. */
export function readFights(
  apply: Apply,
  stored: unknown,
): {readonly value?: Fights; readonly unread: readonly unknown[]} {
  const {session, before, saved} = (stored ?? {}) as Readonly<
    Record<string, unknown>
  >;
  if (!isSession(session)) {
    return {unread: [stored]};
  }
  const rest = {
    ...(isSession(before) && {before}),
    ...(isSavedList(saved) && {saved}),
  };
  return {
    value: {...openPlay(apply, session), ...rest},
    unread: Object.entries({before, saved}).flatMap(([name, found]) =>
      found === undefined || name in rest ? [] : [found],
    ),
  };
}

/** The fights as they are stored. */
export function writeFights({session, before, saved}: Fights): Kept {
  return {session, before, saved};
}

/** Groups fighters in their state before the fight, by kind. */
export function groupFighters(
  combatants: readonly Combatant[],
  wanted: Side,
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const {fighter, side, name, isNamed} of combatants) {
    if (side === wanted) {
      const own = isNamed ? name : fighter.name;
      const count = (groups.get(own)?.count ?? 0) + 1;
      groups.set(own, {fighter, side, count, ...(isNamed && {name})});
    }
  }
  return [...groups.values()];
}

function hasAny({base, actions}: Session): boolean {
  return actions.length > 0 || base.combatants.length > 0;
}

/** Replaces the current fight with another, if there is one, and keeps it as the previous one. */
function open(apply: Apply, fights: Fights, next: Session | undefined): Fights {
  const {session, before, saved} = fights;
  if (next === undefined) {
    return fights;
  }
  return {
    ...openPlay(apply, next),
    before: hasAny(session) ? session : before,
    saved,
  };
}

/** Saves fighters, replacing those of the same names. */
function save(fights: Fights, news: readonly Saved[]): Fights {
  const names = new Set(news.map(({name}) => name));
  const others = fights.saved?.filter(({name}) => !names.has(name)) ?? [];
  return {...fights, saved: [...others, ...news]};
}

/** Whether a step is the last one of a session; it may be a copy. */
function isLast({actions}: Session, action: Action | undefined): boolean {
  const last = actions.at(-1);
  return last !== undefined && JSON.stringify(last) === JSON.stringify(action);
}

/** Applies or undoes a step of the current fight. */
function play(
  apply: Apply,
  fights: Fights,
  change: Extract<Change, {action: unknown}>,
): Fights {
  const {session, told} = fights;
  if (change.do === 'undo') {
    return isLast(session, change.action)
      ? {...fights, ...undoStep(apply, {session, told})}
      : fights;
  }
  const next = takeStep(apply, {session, told}, change.action);
  return next.session === session ? fights : {...fights, ...next};
}

/** Changes the fights; returns the same object if the change cannot be made. */
export function changeFights(
  apply: Apply,
  fights: Fights,
  change: Change,
): Fights {
  switch (change.do) {
    case 'step':
    case 'undo':
      return play(apply, fights, change);
    case 'open':
      return open(apply, fights, change.session);
    case 'return':
      return open(apply, fights, fights.before);
    case 'save':
      return save(fights, change.saved);
    case 'delete':
      return {
        ...fights,
        saved: fights.saved?.filter(({name}) => name !== change.name),
      };
  }
}
