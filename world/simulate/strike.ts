import {throughSoak} from '../rules/combat';
import {rollSave, addCondition, dealDamage, type Battle} from './battle';
import {
  isHelpless,
  isUp,
  sumModifier,
  type Combatant,
  type Rider,
  type Weapon,
} from './combatant';
import {rollDice} from './roll';

/** The bonus to DEF from a parry. */
const PARRY = 3;
/** The attack bonus if a friend attacks the target from another side. */
const FLANKED = 2;
const HELPLESS = {attack: 4, defense: 10};
const STUMBLE_COST = 2;

/** Returns the current DEF, including unspent action points. */
function getGuard({rules}: Battle, {profile, points}: Combatant): number {
  return profile.defense + Math.min(points, rules.defense.mostUnspentPoints);
}

/** Pays for a parry if the target has more points than add to DEF, or is badly wounded. */
function payParry({rules}: Battle, target: Combatant, weapon: Weapon): boolean {
  const {profile, points, hitPoints} = target;
  const hardPressed = hitPoints * 2 <= profile.hitPoints;
  const isAble = profile.canParry && !weapon.missile && points > 0;
  if (!isAble || (points <= rules.defense.mostUnspentPoints && !hardPressed)) {
    return false;
  }
  target.points -= 1;
  return true;
}

function getDefense(battle: Battle, target: Combatant, weapon: Weapon): number {
  if (isHelpless(target)) {
    return HELPLESS.defense;
  }
  const parry = payParry(battle, target, weapon) ? PARRY : 0;
  return getGuard(battle, target) + parry + sumModifier(target, 'defense');
}

function getAttackBonus(
  attacker: Combatant,
  target: Combatant,
  weapon: Weapon,
): number {
  const flanked =
    !weapon.missile &&
    [...target.struckBy].some((other) => other !== attacker && isUp(other));
  const crowded = weapon.missile && target.engaged;
  return (
    weapon.attack +
    sumModifier(attacker, 'attack') +
    (flanked ? FLANKED : 0) -
    (crowded ? FLANKED : 0) +
    (isHelpless(target) ? HELPLESS.attack : 0)
  );
}

function applyRider(battle: Battle, target: Combatant, rider: Rider): void {
  if (!isUp(target) || rollSave(battle, target, rider)) {
    return;
  }
  if (rider.harm !== undefined) {
    dealDamage(target, rollDice(battle.dice, rider.harm));
  }
  if (rider.condition !== undefined) {
    addCondition(target, rider.condition);
  }
}

const FROM_BEHIND = 'From Behind';

/** Rolls the extra damage of From Behind, once per round. */
function rollBackAttack(
  {dice}: Battle,
  {profile, used}: Combatant,
  {struckBy}: Combatant,
): number {
  const {fromBehind: more} = profile;
  if (more === undefined || used.has(FROM_BEHIND) || struckBy.size < 2) {
    return 0;
  }
  used.add(FROM_BEHIND);
  return rollDice(dice, more);
}

type Blow = {readonly target: Combatant; readonly weapon: Weapon};

/** A natural 1 costs action points of this turn, or else of the next. */
function stumble(attacker: Combatant): void {
  attacker.debt += Math.max(0, STUMBLE_COST - attacker.points);
  attacker.points = Math.max(0, attacker.points - STUMBLE_COST);
}

/** Marks both as in melee. */
function engage(attacker: Combatant, {target, weapon}: Blow): void {
  if (!weapon.missile) {
    target.struckBy.add(attacker);
    target.engaged = true;
    attacker.engaged = true;
  }
}

/** Deals the damage of a hit, and its additional effect. */
function dealHit(
  battle: Battle,
  attacker: Combatant,
  {target, weapon, critical}: Blow & {readonly critical: boolean},
): void {
  const {dice, rules} = battle;
  const damage =
    rollDice(dice, weapon.harm) +
    sumModifier(attacker, 'damage') +
    rollBackAttack(battle, attacker, target) +
    (critical ? rollDice(dice, weapon.critical) : 0);
  const soak = weapon.soakCounts
    ? target.profile.soak + sumModifier(target, 'soak')
    : 0;
  dealDamage(
    target,
    throughSoak(rules, {damage, soak, pierce: weapon.pierce, critical}),
    attacker,
  );
  if (weapon.rider !== undefined) {
    applyRider(battle, target, weapon.rider);
  }
}

/** Rolls an attack, and deals its damage. */
export function strike(battle: Battle, attacker: Combatant, blow: Blow): void {
  const {target, weapon} = blow;
  const defense = getDefense(battle, target, weapon);
  const bonus = getAttackBonus(attacker, target, weapon);
  engage(attacker, blow);
  const die = battle.dice(20);
  if (die === 1) {
    stumble(attacker);
  } else if (die === 20 || die + bonus >= defense) {
    const critical = die === 20 || isHelpless(target);
    dealHit(battle, attacker, {...blow, critical});
  }
}
