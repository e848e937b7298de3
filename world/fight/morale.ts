import type {
  Action,
  Combatant,
  Fight,
  Outcome,
} from '../../src/shared/model/fight';
import type {Side} from '../../src/shared/model/fighter';
import {refuse} from './change';
import {isHelpless, isUp} from './standing';

/** The default target number of morale. Source: Combat Parameters, "Morale". */
const HALF_DOWN = 14;

const SAVE = 'Mind';

/** Finds the unnamed fighters of a side who are up, and subject to morale. */
function findShakable(fight: Fight, side: Side): readonly Combatant[] {
  return fight.combatants.filter(
    (each) =>
      each.side === side &&
      isUp(each) &&
      !each.isNamed &&
      each.fighter.morale !== undefined,
  );
}

function isHalfDown({combatants}: Fight, side: Side): boolean {
  const all = combatants.filter((each) => each.side === side);
  const down = all.filter((each) => !isUp(each) || isHelpless(each));
  return down.length * 2 >= all.length;
}

/** Finds the side that must roll because half of it is down. Player characters never roll. */
export function findMorale(
  fight: Fight,
): {readonly side: Side; readonly strength: number} | undefined {
  const side = 'foes';
  const able = findShakable(fight, side);
  if (
    able.length === 0 ||
    fight.shaken.includes(side) ||
    !isHalfDown(fight, side)
  ) {
    return undefined;
  }
  const strengths = able.map(({fighter}) => fighter.morale ?? HALF_DOWN);
  return {side, strength: Math.min(...strengths)};
}

/**
 * Rolls once for all unnamed fighters of a side, with their best save. If the roll fails, they
 * leave.
 */
export function rollMorale(
  fight: Fight,
  {side, strength, die}: Extract<Action, {do: 'morale'}>,
): Outcome {
  const able = findShakable(fight, side);
  if (able.length === 0) {
    return refuse(fight);
  }
  const bonus = Math.max(...able.map(({fighter}) => fighter.saves[SAVE] ?? 0));
  const holds = die === 20 || (die !== 1 && die + bonus >= strength);
  const who = holds ? [] : able.map(({id}) => id);
  return {
    fight: {
      ...fight,
      shaken: [...new Set([...fight.shaken, side])],
      combatants: fight.combatants.map((each) =>
        who.includes(each.id) ? {...each, isGone: true} : each,
      ),
    },
    notes: [{is: 'morale', side, die, bonus, strength, holds, who}],
  };
}
