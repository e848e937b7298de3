import type {
  AttackPlan,
  AttackWay,
  Combatant,
  Fight,
} from '../../src/shared/model/fight';
import type {Attack} from '../../src/shared/model/fighter';
import type {Odds, Part, Refusal} from '../../src/shared/model/fightRules';
import {chanceToReach} from '../rules/chance';
import {findCombatant} from './change';
import {
  getGuard,
  hasFlag,
  isHelpless,
  isOffGuard,
  isThere,
  isUp,
  sumEffects,
} from './standing';

/** Modifiers from "Modifiers by situation" and "Conditions in a fight". */
const PRONE = {attack: -2, struck: 2, shot: -2};
const HELPLESS = {attack: 4, defense: 10};

/** Maximum number of attacks per round with all weapons. Source: Attacks Per Round. */
const MOST_ATTACKS = 4;

/** The run-up of a charge: its action points, and its modifiers. Source: Action Points. */
export const CHARGE = {points: 3, attack: 1, defense: -1} as const;

/** Cost in action points from which a weapon is heavy. */
const HEAVY = 4;

export type Sides = {
  readonly who: Combatant;
  readonly target: Combatant;
  readonly attack: Attack;
};

/** Finds attacker, target, and attack; undefined if one is missing. */
export function findSides(fight: Fight, plan: AttackPlan): Sides | undefined {
  const who = findCombatant(fight, plan.who);
  const target = findCombatant(fight, plan.target);
  const attack = who?.fighter.attacks[plan.weapon];
  return who === undefined || target === undefined || attack === undefined
    ? undefined
    : {who, target, attack};
}

/** Whether the target is aware, has a point left, and holds a weapon that stops the attack. */
function mayParry({target, attack}: Sides): boolean {
  const {fighter, points} = target;
  return (
    fighter.parry !== undefined &&
    points > 0 &&
    attack.isMissile !== true &&
    (attack.cost < HEAVY || fighter.parriesHeavy === true) &&
    !isHelpless(target) &&
    !isOffGuard(target)
  );
}

/** Whether the target of an attack can parry it. Source: Action Points, "Keeping points back". */
export function canParry(fight: Fight, plan: AttackPlan): boolean {
  const found = findSides(fight, plan);
  return found !== undefined && mayParry(found);
}

function counting(parts: readonly Part[]): readonly Part[] {
  return parts.filter(({value}) => value !== 0);
}

function listAttack(
  {who, target, attack}: Sides,
  {modifier, way}: AttackPlan,
): readonly Part[] {
  const isMissile = attack.isMissile === true;
  const targetProne = isMissile ? PRONE.shot : PRONE.struck;
  return counting([
    {because: 'attack', value: attack.bonus},
    {because: 'effects', value: sumEffects(who, 'attack')},
    {because: 'prone', value: hasFlag(who, 'isProne') ? PRONE.attack : 0},
    {
      because: 'targetProne',
      value: hasFlag(target, 'isProne') ? targetProne : 0,
    },
    {
      because: 'targetHelpless',
      value: isHelpless(target) && !isMissile ? HELPLESS.attack : 0,
    },
    {because: 'situation', value: modifier},
    {because: 'charge', value: way === 'charge' ? CHARGE.attack : 0},
  ]);
}

function listDefense(
  fight: Fight,
  {target}: Sides,
  parries: boolean,
): readonly Part[] {
  if (isHelpless(target)) {
    return [{because: 'helpless', value: HELPLESS.defense}];
  }
  const {fighter, points} = target;
  const kept = parries ? {...target, points: points - 1} : target;
  return counting([
    {because: 'defense', value: fighter.defense},
    {because: 'offGuard', value: isOffGuard(target) ? -fighter.ready : 0},
    {because: 'effects', value: sumEffects(target, 'defense')},
    {because: 'guard', value: getGuard(fight, kept)},
    {because: 'parry', value: parries ? (fighter.parry ?? 0) : 0},
  ]);
}

function add(parts: readonly Part[]): number {
  return parts.reduce((sum, {value}) => sum + value, 0);
}

function countAttacks({struck}: Combatant): number {
  return Object.values(struck).reduce((sum, times) => sum + times, 0);
}

/** Whether the attacker cannot act, or the target is dead or gone. */
function isUnable({who, target}: Sides): boolean {
  return who === target || !isUp(who) || isHelpless(who) || !isThere(target);
}

/** Whether the attacker has reached the limit of attacks with the weapon, or in the round. */
function isSpent({who, attack}: Sides): boolean {
  const times = who.struck[attack.name] ?? 0;
  return times >= attack.most || countAttacks(who) >= MOST_ATTACKS;
}

/** Names the opportunity strike of a turn; each turn of an enemy allows one. */
export function nameStrike({turn, round}: Fight): string {
  return `strike ${round} ${turn ?? ''}`;
}

/** Whether someone may strike at an enemy in that enemy’s turn, which is allowed once. */
function canStrike(fight: Fight, {who, target}: Sides): boolean {
  return (
    fight.turn === target.id &&
    target.side !== who.side &&
    !isOffGuard(who) &&
    !who.used.includes(nameStrike(fight))
  );
}

/**
 * Whether the rules allow this way of attacking now. Source: Action Points, "Keeping points back".
 */
function isWayOpen(fight: Fight, sides: Sides, way: AttackWay): boolean {
  const {who, attack} = sides;
  const isMelee = attack.isMissile !== true;
  switch (way) {
    case 'charge':
      return isMelee && fight.turn === who.id;
    case 'strike':
      return isMelee && canStrike(fight, sides);
    case 'held':
      return who.held !== undefined;
  }
}

/** Returns the points of an attack; a held attack is already paid for. */
function getCost({attack}: Sides, {way}: AttackPlan): number {
  if (way === 'held') {
    return 0;
  }
  return attack.cost + (way === 'charge' ? CHARGE.points : 0);
}

function findRefusal(
  fight: Fight,
  found: Sides,
  plan: AttackPlan,
): Refusal | undefined {
  const {parries, way} = plan;
  if (isUnable(found)) {
    return 'unable';
  }
  if (way !== undefined && !isWayOpen(fight, found, way)) {
    return 'way';
  }
  if (isSpent(found)) {
    return 'attacks';
  }
  if (found.who.points < getCost(found, plan)) {
    return 'points';
  }
  return parries && !mayParry(found) ? 'parry' : undefined;
}

/** Computes the values of an attack before it is rolled. Source: BAB Table, Armor and Defense. */
export function judgeAttack(fight: Fight, plan: AttackPlan): Odds | undefined {
  const found = findSides(fight, plan);
  if (found === undefined) {
    return undefined;
  }
  const refusal = findRefusal(fight, found, plan);
  const cost = getCost(found, plan);
  const attackParts = listAttack(found, plan);
  const defenseParts = listDefense(fight, found, plan.parries);
  const [bonus, defense] = [add(attackParts), add(defenseParts)];
  return {
    ...(refusal === undefined ? {} : {refusal}),
    bonus,
    defense,
    chance: chanceToReach(defense, bonus),
    isCertainCritical: isHelpless(found.target),
    attackParts,
    defenseParts,
    cost,
    left: found.who.points - cost,
  };
}
