import type {FightRules} from './fightRules';
import {NO_SESSION, takeSteps, type Session} from './session';
import type {Action} from './fight';
import {isSession} from './sessionShape';

/** What a browser keeps of fights: the one that goes on, and the one before it. */
export type Kept = {
  readonly session: Session;
  /** Undefined as long as no fight has taken the place of another. */
  readonly before?: Session | undefined;
};

/** The stored state before the first fight. */
export const NOTHING_KEPT: Kept = {session: NO_SESSION};

/** What readers do to their fights as a whole. */
export type Change =
  | {readonly do: 'steps'; readonly actions: readonly Action[]}
  | {readonly do: 'undo'}
  | {readonly do: 'open'; readonly session: Session}
  | {readonly do: 'return'};

/** Reads what is stored; undefined where it is no fight. */
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

/** Lets another fight take the place of the one that goes on, which stays as the one before. */
function open({session, before}: Kept, next: Session): Kept {
  return {session: next, before: hasAny(session) ? session : before};
}

/** Changes what is kept; nothing of it is ever lost by that. */
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
