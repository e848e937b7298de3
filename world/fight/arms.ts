import {findRow, parseNumber, readRows, type Row} from './sheets';

const weapons = readRows('character-creation/weapons.csv');
const armors = readRows('game-mechanics/combat/armor.csv');
const shields = readRows('game-mechanics/combat/shields.csv');
const naturalAttacks = readRows('game-mechanics/combat/natural-attacks.csv');

const missileGroups = new Set(['Bows', 'Crossbows', 'Slings']);

/** The effect of armor and shield on their wearer. */
export type ArmorValues = {
  readonly soak: number;
  readonly defense: number;
  /** Action points that it takes from a turn. */
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
  /** Action points of an attack. */
  readonly points: number;
  /** Dice notation. */
  readonly damage: string;
  /** Points of Soak that it ignores. */
  readonly pierce: number;
  readonly missile: boolean;
  readonly light: boolean;
};

function readArm(row: Row): Arm {
  return {
    name: row['Weapon'] ?? '',
    points: parseNumber(row['AP']),
    damage: row['Damage'] ?? '',
    pierce: parseNumber(row['Soak piercing']),
    missile: missileGroups.has(row['Group'] ?? ''),
    light: row['AP'] === '2',
  };
}

/**
 * Finds a weapon by name.
 *
 * @throws Error if there is none.
 */
export function findArm(name: string): Arm {
  return readArm(findRow(weapons, 'Weapon', name));
}

/** Finds the weapon of a foe: a natural weapon, or else one from the data file. */
export function findFoeArm(
  name: string,
): Pick<Arm, 'points' | 'pierce' | 'missile'> {
  const natural = naturalAttacks.find(
    (each) => each['Natural weapon']?.toLowerCase() === name,
  );
  return natural === undefined
    ? findArm(name)
    : {points: parseNumber(natural['AP']), pierce: 0, missile: false};
}
