import type {
  Action,
  Combatant,
  Fight,
  Note,
  Outcome,
} from '../../plugins/tracker/model/fight';
import type {Odds} from '../../plugins/tracker/model/fightRules';
import {throughSoak} from '../rules/combat';
import {rules} from '../rules/rules';
import {hurt, refuse, withCombatant, type Changed} from './change';
import {findSides, judgeAttack, type Sides} from './judgeAttack';
import {rideAlong} from './powers';

/** Action points that a natural 1 costs. */
const STUMBLE = 2;

type AttackAction = Extract<Action, {do: 'attack'}>;

type Result = Extract<Note, {is: 'attack'}>['result'];

function getResult(odds: Odds, die: number): Result {
  if (die === 1) {
    return 'stumble';
  }
  if (die === 20) {
    return 'critical';
  }
  if (die + odds.bonus < odds.defense) {
    return 'miss';
  }
  return odds.isCertainCritical ? 'critical' : 'hit';
}

/** Pays for an attack, with the extra cost of a natural 1; debt is taken from the next turn. */
function pay({who, attack}: Sides, stumbles: boolean): Combatant {
  const points = who.points - attack.cost;
  const lost = stumbles ? STUMBLE : 0;
  return {
    ...who,
    points: Math.max(0, points - lost),
    owed: who.owed + Math.max(0, lost - points),
    struck: {
      ...who.struck,
      [attack.name]: (who.struck[attack.name] ?? 0) + 1,
    },
  };
}

/** Subtracts the damage after soak from the target. Source: Armor and Defense, "Soak". */
function land(
  {target, attack, who}: Sides,
  action: AttackAction,
  critical: boolean,
) {
  const damage = action.damage + (critical ? action.more : 0);
  const amount = throughSoak(rules, {
    damage,
    soak: attack.ignoresSoak === true ? 0 : target.fighter.soak,
    pierce: attack.pierce,
    critical,
  });
  const soaked = Math.max(0, damage - amount);
  return rideAlong(hurt(target, {amount, soaked}), who.fighter, action);
}

/** Returns the target after paying for a parry. */
function parry(target: Combatant): {
  readonly target: Combatant;
  readonly notes: readonly Note[];
} {
  const left = target.points - 1;
  return {
    target: {...target, points: left},
    notes: [{is: 'parry', who: target.id, left}],
  };
}

/** Creates the note of an attack. */
function noteAttack(
  {who, target, attack}: Sides,
  {bonus, defense}: Odds,
  {die, result}: {readonly die: number; readonly result: Result},
): Note {
  return {
    is: 'attack',
    who: who.id,
    target: target.id,
    weapon: attack.name,
    die,
    bonus,
    defense,
    result,
  };
}

/** Resolves an attack after the parry. */
function strike(
  found: Sides,
  action: AttackAction,
  odds: Odds,
): Changed & {readonly stumbles: boolean} {
  const result = getResult(odds, action.die);
  const note = noteAttack(found, odds, {die: action.die, result});
  const isHit = result === 'hit' || result === 'critical';
  const {combatant, notes} = isHit
    ? land(found, action, result === 'critical')
    : {combatant: found.target, notes: []};
  return {
    combatant,
    notes: [note, ...notes],
    stumbles: result === 'stumble',
  };
}

/** Applies an attack that has been rolled. */
export function attackOne(fight: Fight, action: AttackAction): Outcome {
  const found = findSides(fight, action);
  const odds = judgeAttack(fight, action);
  if (found === undefined || odds === undefined || odds.refusal !== undefined) {
    return refuse(fight);
  }
  const parried = action.parries
    ? parry(found.target)
    : {target: found.target, notes: []};
  const struck = strike({...found, target: parried.target}, action, odds);
  const paid = withCombatant(fight, pay(found, struck.stumbles));
  return {
    fight: withCombatant(paid, struck.combatant),
    notes: [...parried.notes, ...struck.notes],
  };
}
