import {
  getBlowBonus,
  harderBlows,
  type BlowKind,
  type HarderBlow,
} from '../abilityBonuses';
import {baseAttackBonus, damageBonus} from '../combat';
import {LIGHT} from '../parry';
import {findAbilityClass, type Build} from './build';
import type {Style, TrainedWeapon} from './character';
import {findStyleRow} from './styles';
import {addBonus, rulePages, type Sum} from './sum';
import {findRow, type Row} from './tables';

const missileGroups = new Set(['Bows', 'Crossbows', 'Slings']);

/** A weapon or style with the parts of its attack and damage bonuses. */
export type DerivedAttack = {
  readonly weapon: string;
  /** Whether it is a hand-to-hand style, with which nobody can parry. */
  readonly isStyle: boolean;
  /** The rank from 1, which is added to the attack. */
  readonly rank: number;
  /** The maximum number of attacks per round. */
  readonly most: number;
  /** The row of the weapon; empty if it is in no table. */
  readonly row: Row;
  readonly attack: Sum;
  /** The damage dice, to which the damage bonus is added. */
  readonly dice: string;
  readonly damage: Sum;
};

/** Whether a weapon is a missile weapon. */
export function isMissile(row: Row): boolean {
  return missileGroups.has(row['Group'] ?? '');
}

/** Whether a weapon is of a kind. All weapons but missile weapons count as melee. */
function isOfKind(row: Row, kind: BlowKind): boolean {
  switch (kind) {
    case 'melee':
      return !isMissile(row);
    case 'light':
      return row['AP'] === String(LIGHT);
    case 'bows':
      return row['Group'] === 'Bows';
    case 'missiles':
      return isMissile(row);
  }
}

/** A base attack bonus, with the group and level that give it. */
type BaseAttack = {readonly label: string; readonly bonus: number};

/** Finds the better base attack bonus of the classes. */
export function findBaseAttack({classes}: Build): BaseAttack {
  return classes
    .map(({group, level}) => ({
      label: `${group.name} ${level}`,
      bonus: baseAttackBonus(group, level),
    }))
    .reduce((best, each) => (each.bonus > best.bonus ? each : best));
}

type Practice = readonly [label: string, bonus: number];

/** Sums the parts of an attack bonus, where Dexterity may count for a light weapon. */
function sumAttack(build: Build, row: Row, practice: Practice): Sum {
  const {Strength, Dexterity} = build.modifiers;
  const isDeft =
    isOfKind(row, 'missiles') ||
    (isOfKind(row, 'light') && Dexterity > Strength);
  return addBonus('To hit', rulePages.attack, [
    ['Base attack bonus', findBaseAttack(build).bonus],
    isDeft ? ['Dexterity', Dexterity] : ['Strength', Strength],
    practice,
  ]);
}

/** Returns the additional damage of a harder blow; 0 if the character lacks the ability. */
function getOwnBlowBonus(build: Build, blow: HarderBlow): number {
  const owner = findAbilityClass(build, blow.ability);
  return owner === undefined ? 0 : getBlowBonus(blow, owner.level);
}

/**
 * Sums the parts of a damage bonus with a weapon. Strength and practice add nothing to missile
 * weapons.
 */
function sumDamage(build: Build, row: Row): Sum {
  const {tables, modifiers} = build;
  const {bonus} = findBaseAttack(build);
  const isMelee = isOfKind(row, 'melee');
  return addBonus('Damage bonus', rulePages.attack, [
    ['Strength', isMelee ? modifiers.Strength : 0],
    ['Practice', isMelee ? damageBonus(tables.rules, bonus) : 0],
    ...harderBlows
      .filter(({kind}) => isOfKind(row, kind))
      .map((blow) => [blow.ability, getOwnBlowBonus(build, blow)] as const),
  ]);
}

/** Derives attack and damage with a weapon, which has no dice if it is in no table. */
export function deriveAttack(
  build: Build,
  {name, rank}: TrainedWeapon,
): DerivedAttack {
  const row = findRow(build.tables.weapons, 'Weapon', name) ?? {};
  const rule = build.tables.rules.weaponRanks[rank];
  return {
    weapon: name,
    isStyle: false,
    rank: rank + 1,
    most: rule?.mostAttacks ?? 1,
    row,
    dice: row['Damage'] ?? '—',
    attack: sumAttack(build, row, [rule?.name ?? '', rank + 1]),
    damage: sumDamage(build, row),
  };
}

/** Derives attack and damage with bare hands in a style. */
export function deriveStyleAttack(
  build: Build,
  {name, rank}: Style,
): DerivedAttack {
  const dice = findStyleRow(build.tables, {name, rank})?.['Damage'] ?? '—';
  const row = {AP: String(LIGHT), 'Reach or range (ft)': '5'};
  return {
    weapon: name,
    isStyle: true,
    rank,
    most: rank,
    row,
    dice,
    attack: sumAttack(build, row, [`Rank ${rank}`, rank]),
    damage: sumDamage(build, row),
  };
}
