import type {Weapon} from './combatant';
import {parseRoll, type Roll} from './roll';
import {parseNumber, readRows, findRow, type Row} from './sheets';

const weapons = readRows('character-creation/weapons.csv');
const armors = readRows('game-mechanics/combat/armor.csv');
const shields = readRows('game-mechanics/combat/shields.csv');
const naturalAttacks = readRows('game-mechanics/combat/natural-attacks.csv');

const missileGroups = new Set(['Bows', 'Crossbows', 'Slings']);

/** The effect of armor and shield on their wearer. */
export type ArmorValues = {
  readonly soak: number;
  readonly defense: number;
  readonly toll: number;
};

/** Looks up armor and shield by name; a dash means none. */
export function equipArmor(armor: string, shield: string): ArmorValues {
  const armorRow = findRow(armors, 'Armor', armor);
  const shieldRow =
    shield === '—' ? undefined : findRow(shields, 'Shield', shield);
  return {
    soak: parseNumber(armorRow['Soak']),
    defense: parseNumber(shieldRow?.['DEF']?.replace('+', '') ?? '0'),
    toll:
      parseNumber(armorRow['AP toll']) +
      parseNumber(shieldRow?.['AP toll'] ?? '0'),
  };
}

export function isShield(name: string): boolean {
  return shields.some(({Shield = ''}) => Shield.toLowerCase() === name);
}

/** A weapon from the data file. */
export type Arm = {
  readonly name: string;
  readonly points: number;
  readonly die: Roll;
  readonly pierce: number;
  readonly missile: boolean;
  readonly light: boolean;
};

/** Finds a weapon by name. */
export function findArm(name: string): Arm {
  return readArm(findRow(weapons, 'Weapon', name));
}

function readArm(row: Row): Arm {
  return {
    name: row['Weapon'] ?? '',
    points: parseNumber(row['AP']),
    die: parseRoll(row['Damage'] ?? ''),
    pierce: parseNumber(row['Soak piercing']),
    missile: missileGroups.has(row['Group'] ?? ''),
    light: row['AP'] === '2',
  };
}

/** Lists all weapons that do damage by themselves, with their prices in crowns. */
export function listArms(): readonly (Arm & {
  readonly group: string;
  readonly price: number;
  readonly note: string;
})[] {
  return weapons
    .filter(({Damage}) => Damage !== '—')
    .map((row) => ({
      ...readArm(row),
      group: row['Group'] ?? '',
      price: parseNumber(row['Price (crowns)']),
      note: row['Note'] ?? '',
    }));
}

/** Lists the Soak of all armors. */
export function listSoaks(): readonly {
  readonly armor: string;
  readonly soak: number;
}[] {
  return armors.map(({Armor = '', Soak}) => ({
    armor: Armor,
    soak: parseNumber(Soak),
  }));
}

/** Returns the action points of an attack with a weapon or natural weapon. */
export function getAttackCost(name: string): number {
  const row =
    naturalAttacks.find(
      (each) => each['Natural weapon']?.toLowerCase() === name,
    ) ?? findRow(weapons, 'Weapon', name);
  return parseNumber(row['AP']);
}

/** Finds the weapon of a foe: one from the data file, or a natural weapon. */
export function findFoeArm(name: string): Pick<Arm, 'pierce' | 'missile'> {
  const row = weapons.find(({Weapon = ''}) => Weapon.toLowerCase() === name);
  return row === undefined
    ? {pierce: 0, missile: false}
    : {
        pierce: parseNumber(row['Soak piercing']),
        missile: missileGroups.has(row['Group'] ?? ''),
      };
}

/** Returns the extra die of a critical: one damage die without bonus. */
export function getCriticalDie({sides}: Roll): Roll {
  return {count: 1, sides, plus: 0};
}

export type WielderValues = Pick<Weapon, 'attack' | 'mostAttacks'> & {
  readonly bonus: number;
};

/** Combines a weapon with its wielder's values. */
export function createWeapon(
  arm: Arm,
  {attack, mostAttacks, bonus}: WielderValues,
): Weapon {
  return {
    name: arm.name,
    points: arm.points,
    attack,
    harm: {...arm.die, plus: arm.die.plus + bonus},
    critical: getCriticalDie(arm.die),
    pierce: arm.pierce,
    mostAttacks,
    missile: arm.missile,
    soakCounts: true,
  };
}
