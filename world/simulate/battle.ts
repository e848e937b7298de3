import type {Dice} from '../../src/shared/lib/seededDice';
import type {RuleKernel} from '../rules/kernel';
import {
  isHelpless,
  isUp,
  type Combatant,
  type Condition,
  type Profile,
  type Side,
} from './combatant';

/** The state of a fight. */
export type Battle = {
  readonly dice: Dice;
  readonly rules: RuleKernel;
  readonly combatants: Combatant[];
  /** Reasons for which morale has already been rolled. */
  readonly shaken: Set<string>;
  round: number;
};

/** The assumed number of fights per day, over which daily uses are divided. */
export const FIGHTS_A_DAY = 3;

/** Returns how often an art can be used in this fight; a random roll decides on the remainder. */
function rollUses(
  dice: Dice,
  {perDay, perFight}: Profile['arts'][number],
): number {
  if (perFight !== undefined) {
    return perFight;
  }
  if (perDay === undefined) {
    return Infinity;
  }
  const rest = perDay % FIGHTS_A_DAY;
  return (
    Math.floor(perDay / FIGHTS_A_DAY) + (dice(FIGHTS_A_DAY) <= rest ? 1 : 0)
  );
}

/** Returns the part of a daily supply for this fight; a random roll decides on the remainder. */
function rollShare(dice: Dice, supply: number): number {
  const rest = supply % FIGHTS_A_DAY;
  return (
    Math.floor(supply / FIGHTS_A_DAY) + (dice(FIGHTS_A_DAY) <= rest ? 1 : 0)
  );
}

/** Creates a combatant from a profile. */
export function createCombatant(
  {dice}: Pick<Battle, 'dice'>,
  profile: Profile,
  {side, caller}: {readonly side: Side; readonly caller?: Combatant},
): Combatant {
  return {
    profile,
    side,
    ...(caller === undefined ? {} : {caller}),
    initiative: dice(20) + profile.initiative,
    hitPoints: profile.hitPoints,
    points: 0,
    debt: 0,
    used: new Set(),
    motes: rollShare(dice, profile.motes),
    ownMotes: rollShare(dice, profile.ownMotes),
    ...(profile.slots === undefined
      ? {}
      : {slots: profile.slots.map((count) => rollShare(dice, count))}),
    engaged: false,
    target: undefined,
    struckBy: new Set(),
    uses: new Map(profile.arts.map((art) => [art.name, rollUses(dice, art)])),
    conditions: [],
    gone: false,
    dealt: 0,
    taken: 0,
    healed: 0,
  };
}

export function listOpponents(
  {combatants}: Battle,
  {side}: Pick<Combatant, 'side'>,
): readonly Combatant[] {
  return combatants.filter((each) => each.side !== side && isUp(each));
}

export function listFriends(
  {combatants}: Battle,
  {side}: Pick<Combatant, 'side'>,
): readonly Combatant[] {
  return combatants.filter((each) => each.side === side && !each.gone);
}

/** Rolls a save against a target number. */
export function rollSave(
  {dice}: Battle,
  {profile, conditions}: Combatant,
  {save, strength}: {readonly save: string; readonly strength: number},
): boolean {
  const die = dice(20);
  if (die === 20 || die === 1) {
    return die === 20;
  }
  const bonus = conditions.some(({name}) => name === 'blessed') ? 1 : 0;
  return die + bonus + (profile.saves[save] ?? 0) >= strength;
}

/** Adds a condition, replacing one of the same name. */
export function addCondition(target: Combatant, condition: Condition): void {
  target.conditions = [
    ...target.conditions.filter(({name}) => name !== condition.name),
    condition,
  ];
  if (condition.helpless === true) {
    target.points = 0;
  }
}

/** Subtracts hit points, wakes a sleeper, and credits the damage to the attacker or its caller. */
export function dealDamage(
  target: Combatant,
  damage: number,
  attacker?: Combatant,
): void {
  const lost = Math.max(0, Math.min(damage, target.hitPoints));
  target.hitPoints -= damage;
  target.taken += lost;
  const source = attacker?.caller ?? attacker;
  if (source !== undefined) {
    source.dealt += lost;
  }
  target.conditions = target.conditions.filter(({name}) => name !== 'asleep');
  if (target.hitPoints <= -target.profile.lastsTo) {
    target.gone = true;
  }
}

/** Whether a side can still fight. */
export function canFight({combatants}: Battle, side: Side): boolean {
  return combatants.some(
    (each) => each.side === side && each.caller === undefined && isUp(each),
  );
}

/** Whether half of a side is defeated or helpless. */
function isHalfDown(battle: Battle, side: Side): boolean {
  const all = battle.combatants.filter(
    (each) => each.side === side && each.caller === undefined,
  );
  const down = all.filter((each) => !isUp(each) || isHelpless(each));
  return down.length * 2 >= all.length;
}

/** Rolls the morale of the foes once half of them are down; if they fail, they leave the fight. */
export function rollMorale(battle: Battle): void {
  if (battle.shaken.has('half') || !isHalfDown(battle, 'foes')) {
    return;
  }
  battle.shaken.add('half');
  const able = battle.combatants.filter(
    (each) => each.side === 'foes' && isUp(each),
  );
  const best = Math.max(...able.map(({profile}) => profile.saves['Mind'] ?? 0));
  const strength = Math.min(
    ...able.map(({profile}) => profile.morale ?? -Infinity),
  );
  if (able.length > 0 && battle.dice(20) + best < strength) {
    able.forEach((each) => {
      each.gone = true;
    });
  }
}
