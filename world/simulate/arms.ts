import type {Weapon} from './combatant';
import {parseRoll, type Roll} from './roll';
import {numberIn, readRows, rowNamed, type Row} from './sheets';

const weapons = readRows('character-creation/weapons.csv');
const armors = readRows('game-mechanics/combat/armor.csv');
const shields = readRows('game-mechanics/combat/shields.csv');
const naturalAttacks = readRows('game-mechanics/combat/natural-attacks.csv');

const missileGroups = new Set(['Bows', 'Crossbows', 'Slings']);

/** What armor and shield do for who wears them. */
export type Worn = {
  readonly soak: number;
  readonly defense: number;
  readonly toll: number;
};

/** Armor and shield by name; a dash is none. */
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

/** A weapon as its sheet has it, before anybody wields it. */
export type Arm = {
  readonly name: string;
  readonly points: number;
  readonly die: Roll;
  readonly pierce: number;
  readonly missile: boolean;
  readonly light: boolean;
};

/** A weapon of the list, by name. */
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

/** Every weapon that does damage by itself, with its price in crowns. */
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

/** Soak of every armor of the list. */
export function listSoaks(): readonly {
  readonly armor: string;
  readonly soak: number;
}[] {
  return armors.map(({Armor = '', Soak}) => ({
    armor: Armor,
    soak: numberIn(Soak),
  }));
}

/** Points that a blow with a weapon or a part of a body costs. */
export function pointsOf(name: string): number {
  const row =
    naturalAttacks.find(
      (each) => each['Natural weapon']?.toLowerCase() === name,
    ) ?? rowNamed(weapons, 'Weapon', name);
  return numberIn(row['AP']);
}

/** What a foe strikes with: a weapon of the list, or a part of its body. */
export function foeArm(name: string): Pick<Arm, 'pierce' | 'missile'> {
  const known = weapons.find(({Weapon = ''}) => Weapon.toLowerCase() === name);
  return known === undefined
    ? {pierce: 0, missile: false}
    : {
        pierce: numberIn(known['Soak piercing']),
        missile: missileGroups.has(known['Group'] ?? ''),
      };
}

/** The die that a critical adds: one die, without what is added to it. */
export function criticalDie({sides}: Roll): Roll {
  return {count: 1, sides, plus: 0};
}

export type Wielded = Pick<Weapon, 'attack' | 'mostAttacks'> & {
  readonly bonus: number;
};

/** A weapon in somebody's hand. */
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
