import type {
  Combatant,
  Fight,
  Note,
  Outcome,
} from '../../src/shared/model/fight';
import {getStanding} from './standing';

export function findCombatant(
  fight: Fight,
  who: string,
): Combatant | undefined {
  return fight.combatants.find(({id}) => id === who);
}

/** Replaces the fighter with the same id. */
export function withCombatant(fight: Fight, changed: Combatant): Fight {
  return {
    ...fight,
    combatants: fight.combatants.map((each) =>
      each.id === changed.id ? changed : each,
    ),
  };
}

/** Returns the unchanged fight, for impossible steps. */
export function refuse(fight: Fight): Outcome {
  return {fight, notes: []};
}

/** Changes one fighter; if it is missing, nothing changes. */
export function changeOne(
  fight: Fight,
  who: string,
  change: (
    combatant: Combatant,
  ) =>
    | {readonly combatant: Combatant; readonly notes: readonly Note[]}
    | undefined,
): Outcome {
  const combatant = findCombatant(fight, who);
  const changed = combatant && change(combatant);
  return changed === undefined
    ? refuse(fight)
    : {fight: withCombatant(fight, changed.combatant), notes: changed.notes};
}

/** The least target number of the save that a wound asks of casters, to which its damage is added. */
const TEST = 10;

/** Asks a caster for a save against the damage that came through. */
function test(combatant: Combatant, amount: number): Combatant {
  const {casting, effects, tests = [], id} = combatant;
  const isAtRisk =
    casting !== undefined ||
    effects.some(({isHeld, by}) => isHeld === true && by === id);
  return isAtRisk && amount > 0
    ? {...combatant, tests: [...tests, TEST + amount]}
    : combatant;
}

export type Changed = {
  readonly combatant: Combatant;
  readonly notes: readonly Note[];
};

/** Notes the new state of a fighter if it has changed. */
function noteStanding(before: Combatant, after: Combatant): readonly Note[] {
  const now = getStanding(after);
  return now === getStanding(before)
    ? []
    : [{is: 'standing', who: after.id, now}];
}

/** Ends effects that damage interrupts; a fallen fighter also loses its bandage and unspent points. */
function reel(combatant: Combatant): Combatant {
  const effects = combatant.effects.filter(
    ({endsWhenHurt}) => endsWhenHurt !== true,
  );
  return combatant.hitPoints > 0
    ? {...combatant, effects}
    : {...combatant, effects, isBound: false, points: 0};
}

/** Subtracts hit points. Source: Hit Points, "Down, and up again". */
export function hurt(
  combatant: Combatant,
  {
    amount,
    soaked = 0,
    by,
  }: {readonly amount: number; readonly soaked?: number; readonly by?: string},
): Changed {
  const hitPoints = combatant.hitPoints - amount;
  const after = reel(test({...combatant, hitPoints}, amount));
  const note: Note = {
    is: 'hurt',
    who: combatant.id,
    amount,
    soaked,
    left: hitPoints,
    ...(by === undefined ? {} : {by}),
  };
  return {combatant: after, notes: [note, ...noteStanding(combatant, after)]};
}

/** Restores hit points up to the maximum, except to the dead. Source: Hit Points. */
export function heal(
  combatant: Combatant,
  amount: number,
): Changed | undefined {
  const {hitPoints, fighter} = combatant;
  const gained = Math.min(amount, fighter.hitPoints - hitPoints);
  if (gained <= 0 || getStanding(combatant) === 'dead') {
    return undefined;
  }
  const left = hitPoints + gained;
  const after = {...combatant, hitPoints: left, isBound: left <= 0};
  return {
    combatant: after,
    notes: [
      {is: 'healed', who: combatant.id, amount: gained, left},
      ...noteStanding(combatant, after),
    ],
  };
}

/** Stops the loss of hit points of a dying fighter. */
export function bind(combatant: Combatant): Changed | undefined {
  return getStanding(combatant) === 'failing'
    ? {
        combatant: {...combatant, isBound: true},
        notes: [{is: 'bound', who: combatant.id}],
      }
    : undefined;
}
