import {harderBlows, type BlowKind} from '../abilityBonuses';
import {baseAttackBonus, damageBonus} from '../combat';
import {hasAbility, type Build} from './build';
import type {TrainedWeapon} from './character';
import {addBonus, rulePages, type Sum} from './sum';
import {findRow, type Row} from './tables';

const missileGroups = new Set(['Bows', 'Crossbows', 'Slings']);

/** A weapon with the sums of its attack and damage bonus. */
export type DerivedAttack = {
  readonly weapon: string;
  /** Rank of the training, from 0. */
  readonly rank: number;
  readonly attack: Sum;
  /** The damage dice, to which the damage bonus is added. */
  readonly dice: string;
  readonly damage: Sum;
};

/** Tells whether a weapon is shot. */
export function isMissile(row: Row): boolean {
  return missileGroups.has(row['Group'] ?? '');
}

/** Tells whether a weapon is of a kind; what is no missile is used in melee. */
function isOfKind(row: Row, kind: BlowKind): boolean {
  switch (kind) {
    case 'melee':
      return !isMissile(row);
    case 'light':
      return row['AP'] === '2';
    case 'bows':
      return row['Group'] === 'Bows';
    case 'missiles':
      return isMissile(row);
  }
}

/** Sums an attack with a weapon, where Dexterity may count for a light one. */
function sumAttack(build: Build, row: Row, rank: number): Sum {
  const {tables, character, group, modifiers} = build;
  const {Strength, Dexterity} = modifiers;
  const isDeft =
    isOfKind(row, 'missiles') ||
    (isOfKind(row, 'light') && Dexterity > Strength);
  return addBonus('To hit', rulePages.attack, [
    ['Base attack bonus', baseAttackBonus(group, character.level)],
    isDeft ? ['Dexterity', Dexterity] : ['Strength', Strength],
    [tables.rules.weaponRanks[rank]?.name ?? '', rank + 1],
  ]);
}

/** Sums the damage bonus with a weapon; missiles get none from Strength or practice. */
function sumDamage(build: Build, row: Row): Sum {
  const {tables, character, group, modifiers} = build;
  const base = baseAttackBonus(group, character.level);
  const isMelee = isOfKind(row, 'melee');
  return addBonus('Damage bonus', rulePages.attack, [
    ['Strength', isMelee ? modifiers.Strength : 0],
    ['Practice', isMelee ? damageBonus(tables.rules, base) : 0],
    ...harderBlows
      .filter(
        ({ability, kind}) => hasAbility(build, ability) && isOfKind(row, kind),
      )
      .map(({ability, more}) => [ability, more] as const),
  ]);
}

/** Derives attack and damage with a weapon. A weapon that no table knows has no dice. */
export function deriveAttack(
  build: Build,
  {name, rank}: TrainedWeapon,
): DerivedAttack {
  const row = findRow(build.tables.weapons, 'Weapon', name) ?? {};
  return {
    weapon: name,
    rank,
    dice: row['Damage'] ?? '—',
    attack: sumAttack(build, row, rank),
    damage: sumDamage(build, row),
  };
}
