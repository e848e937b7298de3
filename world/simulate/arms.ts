import type {Weapon} from './combatant';
import {parseRoll, type Roll} from './roll';
import {numberIn, readRows, rowNamed, type Row} from './sheets';

const weapons = readRows('character-creation/weapons.csv');
const armors = readRows('game-mechanics/combat/armor.csv');
const shields = readRows('game-mechanics/combat/shields.csv');
const naturalAttacks = readRows('game-mechanics/combat/natural-attacks.csv');

const missileGroups = new Set(['Bows', 'Crossbows', 'Slings']);

/** The effect of armor and shield on their wearer. */
export type Worn = {
  readonly soak: number;
  readonly defense: number;
  readonly toll: number;
};

/** Looks up armor and shield by name; a dash means none. */
export function wear(armor: string, shield: string): Worn {
  const coat = rowNamed(armors, 'Armor', armor);
  const board =
    shield === '—' ? undefined : rowNamed(shields, 'Shield', shield);
  return {
    soak: numberIn(coat['Soak']),
    defense: numberIn(board?.['DEF']?.replace('+', '') ?? '0'),
    toll: numberIn(coat['AP toll']) + numberIn(board?.['AP toll'] ?? '0'),
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
export function armNamed(name: string): Arm {
  return readArm(rowNamed(weapons, 'Weapon', name));
}

function readArm(row: Row): Arm {
  return {
    name: row['Weapon'] ?? '',
    points: numberIn(row['AP']),
    die: parseRoll(row['Damage'] ?? ''),
    pierce: numberIn(row['Soak piercing']),
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
      price: numberIn(row['Price (crowns)']),
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
    soak: numberIn(Soak),
  }));
}

/** Returns the action points of an attack with a weapon or natural weapon. */
export function pointsOf(name: string): number {
  const row =
    naturalAttacks.find(
      (each) => each['Natural weapon']?.toLowerCase() === name,
    ) ?? rowNamed(weapons, 'Weapon', name);
  return numberIn(row['AP']);
}

/** Finds the weapon of a foe: one from the data file, or a natural weapon. */
export function foeArm(name: string): Pick<Arm, 'pierce' | 'missile'> {
  const known = weapons.find(({Weapon = ''}) => Weapon.toLowerCase() === name);
  return known === undefined
    ? {pierce: 0, missile: false}
    : {
        pierce: numberIn(known['Soak piercing']),
        missile: missileGroups.has(known['Group'] ?? ''),
      };
}

/** Returns the extra die of a critical: one damage die without bonus. */
export function criticalDie({sides}: Roll): Roll {
  return {count: 1, sides, plus: 0};
}

export type Wielded = Pick<Weapon, 'attack' | 'mostAttacks'> & {
  readonly bonus: number;
};

/** Combines a weapon with its wielder's values. */
export function wield(arm: Arm, {attack, mostAttacks, bonus}: Wielded): Weapon {
  return {
    name: arm.name,
    points: arm.points,
    attack,
    harm: {...arm.die, plus: arm.die.plus + bonus},
    critical: criticalDie(arm.die),
    pierce: arm.pierce,
    mostAttacks,
    missile: arm.missile,
    soakCounts: true,
  };
}
