import type {
  Action,
  Combatant,
  Fight,
  Outcome,
} from '../../src/shared/model/fight';
import {foeExperience, splitExperience} from '../rules/progress';
import {rules} from '../rules/rules';
import {changeOne, refuse, spend} from './change';
import {isUp} from './standing';

/** The minimum points for a run, which takes all points. Source: Action Points. */
const LEAST_TO_RUN = 4;

/**
 * The cost of holding an action, in addition to its own points. Source: Action Points, "Keeping
 * points back".
 */
export const HOLD_POINTS = 1;

/** Returns the points of a run; undefined if they are too few. */
export function getRunPoints({points}: Combatant): number | undefined {
  return points >= LEAST_TO_RUN ? points : undefined;
}

/** Pays for an action that is held until its trigger. */
export function holdAction(
  fight: Fight,
  {who, points, on}: Extract<Action, {do: 'hold'}>,
): Outcome {
  return changeOne(fight, who, (combatant) => {
    const left = combatant.points - points - HOLD_POINTS;
    return left < 0 || points < 0 || combatant.held !== undefined
      ? undefined
      : {
          combatant: {...combatant, points: left, held: on},
          notes: [{is: 'held', who, on}],
        };
  });
}

/** Runs a held action, which is already paid for. */
export function releaseAction(
  fight: Fight,
  {who}: Extract<Action, {do: 'release'}>,
): Outcome {
  return changeOne(fight, who, (combatant) =>
    combatant.held === undefined
      ? undefined
      : spend({...combatant, held: undefined}, 0, combatant.held),
  );
}

/** Whether a fighter is a defeated foe whose experience has not been shared yet. */
function isOvercome(combatant: Combatant): boolean {
  return (
    combatant.side === 'foes' && combatant.isShared !== true && !isUp(combatant)
  );
}

/** Lists the items of defeated foes whose experience has not been shared: "2 × a pelt: 1 crown". */
export function listLoot({combatants}: Fight): readonly string[] {
  const all = combatants
    .filter(isOvercome)
    .flatMap(({fighter: {loot}}) => loot ?? []);
  return [...new Set(all)].map((loot) => {
    const count = all.filter((each) => each === loot).length;
    return count === 1 ? loot : `${count} × ${loot}`;
  });
}

/** Makes the state that the sheets contain the new start, so that it is not written twice. */
export function settleFight(fight: Fight): Outcome {
  const settled = fight.combatants.filter(
    ({fighter}) => fighter.sheet !== undefined,
  );
  if (settled.length === 0) {
    return refuse(fight);
  }
  return {
    fight: {
      ...fight,
      combatants: fight.combatants.map((each) => {
        const {fighter, pools} = each;
        if (isOvercome(each)) {
          return {...each, isShared: true};
        }
        return fighter.sheet === undefined || pools === undefined
          ? each
          : {...each, fighter: {...fighter, pools}};
      }),
    },
    notes: [{is: 'settled', who: settled.map(({id}) => id)}],
  };
}

/**
 * Returns each hero’s share of the experience for defeated foes. The highest level among the heroes
 * decides which foes are worth nothing. Source: XP Master.
 */
export function shareExperience({combatants}: Fight): number {
  const heroes = combatants.filter(({side}) => side === 'heroes');
  if (heroes.length === 0) {
    return 0;
  }
  const level = Math.max(1, ...heroes.map(({fighter}) => fighter.rank));
  const total = combatants
    .filter(isOvercome)
    .reduce(
      (sum, {fighter}) =>
        sum + foeExperience(rules, {rank: Math.max(1, fighter.rank), level}),
      0,
    );
  return splitExperience(rules, total, {
    characters: heroes.length,
    followers: 0,
  });
}
