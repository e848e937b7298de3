import type {FightRules} from './fightRules';
import {NO_SESSION, takeSteps, type Session} from './session';
import type {Action} from './fight';
import {isSession} from './sessionShape';

/** The stored fights of a browser: the current and the previous one. */
export type Kept = {
  readonly session: Session;
  /** Undefined until a second fight is opened. */
  readonly before?: Session | undefined;
};

/** The stored state before the first fight. */
export const NOTHING_KEPT: Kept = {session: NO_SESSION};

/** A change of the stored fights. */
export type Change =
  | {readonly do: 'steps'; readonly actions: readonly Action[]}
  | {readonly do: 'undo'}
  | {readonly do: 'open'; readonly session: Session}
  | {readonly do: 'return'};

/** Parses the stored fights; undefined if they are invalid. */
export function parseKept(value: unknown): Kept | undefined {
  const {session, before} = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (!isSession(session)) {
    return undefined;
  }
  return isSession(before) ? {session, before} : {session};
}

function hasAny({base, actions}: Session): boolean {
  return actions.length > 0 || base.combatants.length > 0;
}

/** Opens another fight, and keeps the current one as the previous. */
function open({session, before}: Kept, next: Session): Kept {
  return {session: next, before: hasAny(session) ? session : before};
}

/** Applies a change without losing a fight. */
export function changeKept(
  apply: FightRules['apply'],
  kept: Kept,
  change: Change,
): Kept {
  switch (change.do) {
    case 'steps':
      return {
        ...kept,
        session: takeSteps(apply, kept.session, change.actions),
      };
    case 'undo':
      return {
        ...kept,
        session: {
          ...kept.session,
          actions: kept.session.actions.slice(0, -1),
        },
      };
    case 'open':
      return open(kept, change.session);
    case 'return':
      return kept.before === undefined ? kept : open(kept, kept.before);
  }
}
