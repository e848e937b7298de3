import {
  actionPoints,
  baseAttackBonus,
  damageBonus,
  defense,
  saveBase,
} from '../rules/combat';
import {motesHeld} from '../rules/casting';
import type {ClassGroup, RuleKernel} from '../rules/kernel';
import {moteCost} from '../rules/magic';
import {averageHitPoints} from '../rules/progress';
import {statModifier} from '../rules/stats';
import {armNamed, wear, wield} from './arms';
import {artsOf} from './arts';
import type {Profile, Saves, Weapon} from './combatant';
import {abilityOf} from './owned';
import {packOf, turningOf} from './packs';
import {numberIn, readRows, rowNamed, type Row} from './sheets';

const builds = readRows('character-creation/typical-builds.csv');
const classes = readRows('character-creation/classes.csv');
const slots = readRows('divine-houses/priest-slots.csv');
const saveUses = readRows('game-mechanics/combat/save-uses.csv');

/** A class at a level, with everything derived from it. */
export type Hero = {
  readonly rules: RuleKernel;
  readonly build: Row;
  readonly group: ClassGroup;
  readonly level: number;
};

/** How many levels a group is behind Warriors in buying weapon ranks. */
const SLOWER_BY: Readonly<Record<string, number>> = {
  Warrior: 0,
  Rogue: 0,
  Priest: 2,
  Mage: 5,
};

function modifierOf({rules, build}: Hero, stat: string): number {
  return statModifier(rules, numberIn(build[stat]));
}

/** Returns a hero's rank with the weapon, where 0 is Familiar. */
function rankOf({rules, group, level}: Hero): number {
  const practiced = Math.max(1, level - (SLOWER_BY[group.name] ?? 0));
  return rules.weaponRanks.findLastIndex(
    ({fromLevel}) => fromLevel <= practiced,
  );
}

function weaponOf(hero: Hero): Weapon {
  const {rules, build, group, level} = hero;
  const arm = armNamed(build['Weapon'] ?? '');
  const [strength, dexterity] = [
    modifierOf(hero, 'Strength'),
    modifierOf(hero, 'Dexterity'),
  ];
  const melee = arm.light ? Math.max(strength, dexterity) : strength;
  const rank = rankOf(hero);
  const base = baseAttackBonus(group, level);
  return wield(arm, {
    attack: base + rank + 1 + (arm.missile ? dexterity : melee),
    mostAttacks: rules.weaponRanks[rank]?.mostAttacks ?? 1,
    bonus:
      (arm.missile ? 0 : strength + damageBonus(rules, base)) + trained(hero),
  });
}

/** Returns the additional hit points of a Shapeshifter per level. */
function thickBlood(hero: Hero): number {
  return abilityOf(hero, 'Thick Blood') === undefined ? 0 : 2;
}

/** The dice of From Behind by minimum level. */
const BEHIND = [
  {from: 15, count: 4},
  {from: 9, count: 2},
  {from: 2, count: 1},
] as const;

function fromBehind(hero: Hero): Profile['fromBehind'] {
  if (abilityOf(hero, 'From Behind') === undefined) {
    return undefined;
  }
  const dice = BEHIND.find(({from}) => from <= hero.level);
  return dice && {count: dice.count, sides: 6, plus: 0};
}

/** Passive abilities that increase the damage of every hit. */
const HARDER_BLOWS: Readonly<Record<string, number>> = {
  'Seasoned Arm': 3,
  'Between the Plates': 4,
  'Heavy Draw': 5,
  'Burning Edge': 3,
  'Heavy Hand': 4,
};

function trained(hero: Hero): number {
  return Object.entries(HARDER_BLOWS)
    .filter(([name]) => abilityOf(hero, name) !== undefined)
    .reduce((sum, [, more]) => sum + more, 0);
}

function savesOf(hero: Hero): Saves {
  const {rules, group, level} = hero;
  return Object.fromEntries(
    saveUses.map(({Save: save = '', Stat: stat = ''}) => [
      save,
      saveBase(rules, group, {save, level}) + modifierOf(hero, stat),
    ]),
  );
}

function bandOf({rules, level}: Hero): string {
  return rules.levelBands.find(({to}) => level <= to)?.name ?? 'Gatebound';
}

/** Returns the profile of a typical member of a class at a level. */
export function heroOf(
  rules: RuleKernel,
  name: string,
  level: number,
): Profile {
  const build = rowNamed(builds, 'Class', name);
  const groupName = rowNamed(classes, 'Class', name)['Group'];
  const group = rules.classGroups.find((each) => each.name === groupName);
  if (group === undefined) {
    throw new Error(`The class ${name} has no group.`);
  }
  return profileOf({rules, build, group, level});
}

/** Motes that each hound costs permanently. */
const MOTES_PER_HOUND = 4;

/** Returns the daily motes for spells: a vessel for mages, spell slots for priests. */
function motesOf(hero: Hero): number {
  const {rules, group, level} = hero;
  if (group.name === 'Mage') {
    const more = abilityOf(hero, 'Full Vessel') === undefined ? 0 : 10;
    return (
      motesHeld(rules, level) +
      modifierOf(hero, 'Intelligence') +
      more -
      MOTES_PER_HOUND * packOf(hero).length
    );
  }
  return group.name === 'Priest' ? motesInSlots(level) : 0;
}

/** Converts the spell slots of a priest level to motes. */
function motesInSlots(level: number): number {
  const row = rowNamed(slots, 'Priest level', `${level}`);
  return Object.entries(row)
    .filter(([column]) => column.startsWith('Level '))
    .reduce(
      (sum, [column, cell]) =>
        sum + numberIn(cell) * moteCost(Number(column.replace('Level ', ''))),
      0,
    );
}

function profileOf(hero: Hero): Profile {
  const {rules, build, group, level} = hero;
  const worn = wear(build[bandOf(hero)] ?? '', build['Shield'] ?? '');
  const [dexterityModifier, constitution] = [
    modifierOf(hero, 'Dexterity'),
    modifierOf(hero, 'Constitution'),
  ];
  return {
    name: build['Class'] ?? '',
    group: group.name,
    level,
    initiative: dexterityModifier + modifierOf(hero, 'Perception'),
    hitPoints:
      averageHitPoints(rules, group, level) +
      (constitution + thickBlood(hero)) *
        Math.min(level, rules.levels.lastHitDie),
    lastsTo: numberIn(build['Constitution']),
    points: Math.max(
      rules.actionPoints.least,
      actionPoints(rules, {dexterityModifier, level}) - worn.toll,
    ),
    leastPoints: rules.actionPoints.least,
    defense: defense(rules, {
      level,
      dexterityModifier,
      shield: worn.defense,
      style: 0,
      unspentPoints: 0,
    }),
    soak: Math.max(
      worn.soak,
      abilityOf(hero, 'Thick Skin') === undefined ? 0 : 4,
    ),
    saves: savesOf(hero),
    weapons: [weaponOf(hero)],
    arts: artsOf(hero),
    front: build['Stands'] === 'front',
    motes: motesOf(hero),
    ownMotes: level + constitution,
    undead: false,
    steadfast: false,
    canParry: true,
    turning: turningOf(hero),
    pack: packOf(hero),
    fromBehind: fromBehind(hero),
  };
}

/** Three parties that together contain each class once. */
export const PARTIES = [
  ['Fighter', 'Scout', 'House Priest', 'Wizard'],
  ['Ranger', 'Thief', 'Grave Warden', 'Smoke Mage'],
  ['Oathsworn', 'Smoke Dancer', 'Hedge Priest', 'Shapeshifter'],
] as const;
