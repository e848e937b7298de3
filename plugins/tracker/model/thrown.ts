import type {Action, Cast} from '../../../src/shared/model/fight';

/** What dice showed that were thrown at the table; 0 where they were not. */
export type Thrown = {readonly die: number; readonly damage: number};

/**
 * Puts what was thrown at the table in place of what was rolled. Damage that was thrown has the
 * extra die of a critical in it.
 */
export function replaceDice(action: Action, {die, damage}: Thrown): Action {
  return action.do === 'attack'
    ? {
        ...action,
        ...(die === 0 ? {} : {die}),
        ...(damage === 0 ? {} : {damage, more: 0}),
      }
    : action;
}

/** Puts saves that were thrown at the table in place of those that were rolled. */
export function replaceSaves(action: Action, thrown: Cast['dice']): Action {
  return action.do === 'cast'
    ? {
        ...action,
        dice: Object.fromEntries(
          Object.entries(action.dice).map(([id, die]) => [
            id,
            thrown[id] === undefined || thrown[id] === 0 ? die : thrown[id],
          ]),
        ),
      }
    : action;
}
