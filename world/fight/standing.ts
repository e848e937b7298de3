import type {
  Combatant,
  Fight,
  Standing,
} from '../../src/features/tracker/lib/fight';
import type {Effect} from '../../src/features/tracker/lib/fighter';
import {rules} from '../rules/rules';

/** What wounds take off the points of a turn. */
const BRUISED = 1;

/** Points that a fighter keeps above 0 hit points, whatever takes them away. */
const LEAST_WHEN_WOUNDED = 2;

/** Tells where a fighter stands between whole and dead. Source: Hit Points, "Wounds". */
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

/** Whether a fighter stands and has not left. */
export function isUp({hitPoints, isGone}: Combatant): boolean {
  return hitPoints > 0 && !isGone;
}

/** Whether a fighter can still be struck: it is there, and lives. */
export function isThere(combatant: Combatant): boolean {
  return isUp(combatant) || getStanding(combatant) === 'failing';
}

type Flag = 'halvesPoints' | 'isOffGuard' | 'isProne' | 'keepsNothing';

/** Whether some effect does something. */
export function hasFlag({effects}: Combatant, flag: Flag): boolean {
  return effects.some((effect) => effect[flag] === true);
}

/** Whether a fighter can do nothing for itself. Source: Combat Parameters, "Conditions". */
export function isHelpless({effects, hitPoints}: Combatant): boolean {
  return hitPoints <= 0 || effects.some((effect) => effect.isHelpless === true);
}

/** The sum of what effects change in one number. */
export function sumEffects(
  {effects}: Combatant,
  which: 'points' | 'attack' | 'defense',
): number {
  return effects.reduce((sum, effect) => sum + (effect[which] ?? 0), 0);
}

/**
 * The points of a turn that begins: wounds and effects take some away, then what is owed.
 * Source: Action Points, "What takes points away".
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

/** What points left unspent add to DEF until the next turn. Source: Action Points, "Keeping points back". */
export function getGuard({turn}: Fight, combatant: Combatant): number {
  const {id, points} = combatant;
  const counts = turn !== id && !isOffGuard(combatant);
  return counts ? Math.min(points, rules.defense.mostUnspentPoints) : 0;
}

/** Whether readiness does not count: its Dexterity, shield, style and unspent points. */
export function isOffGuard(combatant: Combatant): boolean {
  return hasFlag(combatant, 'isOffGuard');
}

/** Lets a second effect of a name take the place of the first. */
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
