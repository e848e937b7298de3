import type {Combatant, Fight, Standing} from '../../src/shared/model/fight';
import type {Effect} from '../../src/shared/model/fighter';
import {rules} from '../rules/rules';

/** Points that wounds take from a turn. */
const BRUISED = 1;

/** Minimum points of a fighter above 0 hit points. */
const LEAST_WHEN_WOUNDED = 2;

/** Returns the condition of a fighter between unhurt and dead. Source: Hit Points, "Wounds". */
export function getStanding(combatant: Combatant): Standing {
  const {hitPoints, fighter, isGone} = combatant;
  if (hitPoints <= 0) {
    return getFallen(combatant);
  }
  if (isGone) {
    return 'gone';
  }
  return fighter.canBeBruised && hitPoints <= Math.floor(fighter.hitPoints / 2)
    ? 'bruised'
    : 'hale';
}

function getFallen({hitPoints, fighter, isBound}: Combatant): Standing {
  if (fighter.diesAt === undefined) {
    return 'down';
  }
  if (hitPoints <= -fighter.diesAt) {
    return 'dead';
  }
  return isBound ? 'bound' : 'failing';
}

/** Whether a fighter is above 0 hit points and has not left. */
export function isUp({hitPoints, isGone}: Combatant): boolean {
  return hitPoints > 0 && !isGone;
}

/** Whether a fighter can still be attacked: it has not left, and is alive. */
export function isThere(combatant: Combatant): boolean {
  return isUp(combatant) || getStanding(combatant) === 'failing';
}

type Flag = 'halvesPoints' | 'isOffGuard' | 'isProne' | 'keepsNothing';

export function hasFlag({effects}: Combatant, flag: Flag): boolean {
  return effects.some((effect) => effect[flag] === true);
}

/** Whether a fighter is helpless. Source: Combat Parameters, "Conditions". */
export function isHelpless({effects, hitPoints}: Combatant): boolean {
  return hitPoints <= 0 || effects.some((effect) => effect.isHelpless === true);
}

/** Sums the changes of a number by effects. */
export function sumEffects(
  {effects}: Combatant,
  which: 'points' | 'attack' | 'defense',
): number {
  return effects.reduce((sum, effect) => sum + (effect[which] ?? 0), 0);
}

/**
 * Computes the points of a new turn after wounds, effects, and debt. Source: Action Points, "What
 * takes points away".
 */
export function getTurnPoints(combatant: Combatant): number {
  const {fighter, owed} = combatant;
  if (isHelpless(combatant)) {
    return 0;
  }
  const wounds = getStanding(combatant) === 'bruised' ? BRUISED : 0;
  const left = fighter.points - wounds + sumEffects(combatant, 'points');
  const most = Math.max(Math.min(LEAST_WHEN_WOUNDED, fighter.points), left);
  const all = hasFlag(combatant, 'halvesPoints') ? Math.floor(most / 2) : most;
  return Math.max(0, all - owed);
}

/**
 * Returns the bonus to DEF from unspent points until the next turn. Source: Action Points, "Keeping
 * points back".
 */
export function getGuard({turn}: Fight, combatant: Combatant): number {
  const {id, points} = combatant;
  const counts = turn !== id && !isOffGuard(combatant);
  return counts ? Math.min(points, rules.defense.mostUnspentPoints) : 0;
}

/** Whether a fighter is off guard, so Dexterity, shield, style, and unspent points do not count. */
export function isOffGuard(combatant: Combatant): boolean {
  return hasFlag(combatant, 'isOffGuard');
}

/** Adds an effect, replacing one of the same name. */
export function withEffect(combatant: Combatant, effect: Effect): Combatant {
  const losesPoints =
    effect.isHelpless === true || effect.keepsNothing === true;
  return {
    ...combatant,
    effects: [
      ...combatant.effects.filter(({name}) => name !== effect.name),
      effect,
    ],
    points: losesPoints ? 0 : combatant.points,
  };
}
