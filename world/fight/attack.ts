import type {
  Action,
  AttackWay,
  Combatant,
  Fight,
  Note,
  Outcome,
} from '../../src/shared/model/fight';
import type {Odds} from '../../src/shared/model/fightRules';
import {throughSoak} from '../rules/combat';
import {rules} from '../rules/rules';
import {hurt, refuse, withCombatant, type Changed} from './change';
import {
  CHARGE,
  findSides,
  judgeAttack,
  nameStrike,
  type Sides,
} from './judgeAttack';
import {rideAlong} from './powers';
import {withEffect} from './standing';

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
function pay({who, attack}: Sides, left: number, stumbles: boolean): Combatant {
  const lost = stumbles ? STUMBLE : 0;
  return {
    ...who,
    points: Math.max(0, left - lost),
    owed: who.owed + Math.max(0, lost - left),
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

/** Lets the target pay for a parry. */
function parry(target: Combatant): Changed {
  const left = target.points - 1;
  return {
    combatant: {...target, points: left},
    notes: [{is: 'parry', who: target.id, left}],
  };
}

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

/** Applies what a charge, opportunity strike, or held attack changes for the attacker. */
function followWay(
  fight: Fight,
  who: Combatant,
  way: AttackWay | undefined,
): Combatant {
  switch (way) {
    case 'charge':
      return withEffect(who, {
        name: 'Charged',
        defense: CHARGE.defense,
        turns: 1,
        by: who.id,
      });
    case 'strike':
      return {...who, used: [...who.used, nameStrike(fight)]};
    case 'held':
      return {...who, held: undefined};
    case undefined:
      return who;
  }
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
    : {combatant: found.target, notes: []};
  const struck = strike({...found, target: parried.combatant}, action, odds);
  const paid = pay(found, odds.left, struck.stumbles);
  const {way} = action;
  return {
    fight: withCombatant(
      withCombatant(fight, followWay(fight, paid, way)),
      struck.combatant,
    ),
    notes: [
      ...(way === undefined ? [] : [{is: 'way', who: paid.id, way} as const]),
      ...parried.notes,
      ...struck.notes,
    ],
  };
}
