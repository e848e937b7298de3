import type {Action} from '../../../src/shared/model/fight';
import type {FightRules} from '../../../src/shared/model/fightRules';
import {
  NO_SESSION,
  openPlay,
  takeStep,
  undoStep,
  type Play,
  type Session,
} from './session';
import {isSession} from './sessionShape';

/** What a browser stores of fights: the current one, and the one before it. */
export type Kept = {
  readonly session: Session;
  /** Undefined if no fight has replaced another yet. */
  readonly before?: Session | undefined;
};

/** The fights of a page: the current one, as it stands, and the one before it. */
export type Fights = Play & Pick<Kept, 'before'>;

/** What readers do to their fights. */
export type Change =
  | {readonly do: 'step'; readonly action: Action}
  /** Undoes the last step, if it still is the one that readers saw. */
  | {readonly do: 'undo'; readonly action: Action | undefined}
  | {readonly do: 'open'; readonly session: Session}
  | {readonly do: 'return'};

type Apply = FightRules['apply'];

/** The fights before any is stored. */
export function createFights(apply: Apply): Fights {
  return openPlay(apply, NO_SESSION);
}

/** Reads what is stored; undefined if it is not a fight. */
function parseKept(value: unknown): Kept | undefined {
  const {session, before} = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (!isSession(session)) {
    return undefined;
  }
  return isSession(before) ? {session, before} : {session};
}

/** Reads what is stored; a record or a fight before that cannot be read is returned as it was. */
export function readFights(
  apply: Apply,
  stored: unknown,
): {readonly value?: Fights; readonly unread: readonly unknown[]} {
  const kept = parseKept(stored);
  if (kept === undefined) {
    return {unread: [stored]};
  }
  const {session, before} = kept;
  const {before: found} = stored as Readonly<Record<string, unknown>>;
  return {
    value: {...openPlay(apply, session), before},
    unread: found === undefined || before !== undefined ? [] : [found],
  };
}

/** The fights as they are stored. */
export function writeFights({session, before}: Fights): Kept {
  return {session, before};
}

function hasAny({base, actions}: Session): boolean {
  return actions.length > 0 || base.combatants.length > 0;
}

/** Replaces the current fight, which becomes the one before. */
function open(apply: Apply, {session, before}: Fights, next: Session): Fights {
  return {
    ...openPlay(apply, next),
    before: hasAny(session) ? session : before,
  };
}

/** Whether a step is the last one of a session; it may be a copy. */
function isLast({actions}: Session, action: Action | undefined): boolean {
  const last = actions.at(-1);
  return last !== undefined && JSON.stringify(last) === JSON.stringify(action);
}

/** Changes the fights; returns the same ones if the change cannot be made. */
export function changeFights(
  apply: Apply,
  fights: Fights,
  change: Change,
): Fights {
  const {session, told} = fights;
  switch (change.do) {
    case 'step': {
      const play = takeStep(apply, {session, told}, change.action);
      return play.session === session ? fights : {...fights, ...play};
    }
    case 'undo':
      return isLast(session, change.action)
        ? {...fights, ...undoStep(apply, {session, told})}
        : fights;
    case 'open':
      return open(apply, fights, change.session);
    case 'return':
      return fights.before === undefined
        ? fights
        : open(apply, fights, fights.before);
  }
}
