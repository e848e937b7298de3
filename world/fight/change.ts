import type {
  Combatant,
  Fight,
  Note,
  Outcome,
} from '../../src/shared/model/fight';
import type {Effect} from '../../src/shared/model/fighter';
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

/** A fighter after a change, with the notes of that change for the log. */
export type Changed = {
  readonly combatant: Combatant;
  readonly notes: readonly Note[];
};

/** Applies a change to a fighter after an earlier one. */
export function andThen(
  {combatant, notes}: Changed,
  change: (combatant: Combatant) => Changed,
): Changed {
  const after = change(combatant);
  return {...after, notes: [...notes, ...after.notes]};
}

/** Applies a step after another. */
export function join(
  {fight, notes}: Outcome,
  next: (fight: Fight) => Outcome,
): Outcome {
  const after = next(fight);
  return {...after, notes: [...notes, ...after.notes]};
}

/** Changes one fighter, or nothing if it is missing. */
export function changeOne(
  fight: Fight,
  who: string,
  change: (combatant: Combatant) => Changed | undefined,
): Outcome {
  const combatant = findCombatant(fight, who);
  const changed = combatant && change(combatant);
  return changed === undefined
    ? refuse(fight)
    : {fight: withCombatant(fight, changed.combatant), notes: changed.notes};
}

export function spend(
  combatant: Combatant,
  points: number,
  on: string,
): Changed {
  const left = combatant.points - points;
  return {
    combatant: {...combatant, points: left},
    notes: [{is: 'spent', who: combatant.id, points, on, left}],
  };
}

/**
 * Ends some effects on a fighter.
 *
 * @returns the same fighter if none of them is on it.
 */
export function endEffects(
  combatant: Combatant,
  isOver: (effect: Effect) => boolean,
): Changed {
  const over = combatant.effects.filter(isOver);
  const effects = combatant.effects.filter((effect) => !over.includes(effect));
  return {
    combatant: over.length === 0 ? combatant : {...combatant, effects},
    notes: over.map(({name}) => ({
      is: 'over',
      who: combatant.id,
      effect: name,
    })),
  };
}

/** Counts down some effects on a fighter by a turn, and ends expired ones. */
export function countDown(
  combatant: Combatant,
  counts: (effect: Effect) => boolean,
): Changed {
  const isCounted = (effect: Effect): boolean =>
    effect.turns !== undefined && counts(effect);
  if (!combatant.effects.some(isCounted)) {
    return {combatant, notes: []};
  }
  const effects = combatant.effects.map((effect) =>
    isCounted(effect) ? {...effect, turns: (effect.turns ?? 0) - 1} : effect,
  );
  return endEffects(
    {...combatant, effects},
    ({turns}) => turns !== undefined && turns <= 0,
  );
}

/**
 * The base target number of the save that a wound requires of a caster. The damage of the wound is
 * added.
 */
const TEST = 10;

/** Requires a save from a caster who has taken damage. */
function test(combatant: Combatant, amount: number): Combatant {
  const {casting, effects, tests = [], id} = combatant;
  const isAtRisk =
    casting !== undefined ||
    effects.some(({isHeld, by}) => isHeld === true && by === id);
  return isAtRisk && amount > 0
    ? {...combatant, tests: [...tests, TEST + amount]}
    : combatant;
}

/** Notes the new state of a fighter if it has changed. */
function noteStanding(before: Combatant, after: Combatant): readonly Note[] {
  const now = getStanding(after);
  return now === getStanding(before)
    ? []
    : [{is: 'standing', who: after.id, now}];
}

/**
 * Ends effects that damage interrupts. A fallen fighter also loses its bandage and unspent points.
 */
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

/** Stops a dying fighter from losing hit points. */
export function bind(combatant: Combatant): Changed | undefined {
  return getStanding(combatant) === 'failing'
    ? {
        combatant: {...combatant, isBound: true},
        notes: [{is: 'bound', who: combatant.id}],
      }
    : undefined;
}
