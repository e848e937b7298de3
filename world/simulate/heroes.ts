import {
  getBlowBonus,
  harderBlows,
  THICK_BLOOD,
  THICK_SKIN,
} from '../rules/abilityBonuses';
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
import {findArm, equipArmor, createWeapon} from './arms';
import {listArts} from './arts';
import type {Profile, Saves, Weapon} from './combatant';
import {findAbility} from './owned';
import {MOTES_PER_WARG, listPack, getTurning} from './packs';
import {parseNumber, readRows, findRow, type Row} from './sheets';

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
const LEVELS_BEHIND: Readonly<Record<string, number>> = {
  Warrior: 0,
  Rogue: 0,
  Priest: 2,
  Mage: 5,
};

function getModifier({rules, build}: Hero, stat: string): number {
  return statModifier(rules, parseNumber(build[stat]));
}

/** Returns a hero's rank with the weapon, where 0 is Familiar. */
function getRank({rules, group, level}: Hero): number {
  const practiced = Math.max(1, level - (LEVELS_BEHIND[group.name] ?? 0));
  return rules.weaponRanks.findLastIndex(
    ({fromLevel}) => fromLevel <= practiced,
  );
}

function getWeapon(hero: Hero): Weapon {
  const {rules, build, group, level} = hero;
  const arm = findArm(build['Weapon'] ?? '');
  const [strength, dexterity] = [
    getModifier(hero, 'Strength'),
    getModifier(hero, 'Dexterity'),
  ];
  const melee = arm.light ? Math.max(strength, dexterity) : strength;
  const rank = getRank(hero);
  const base = baseAttackBonus(group, level);
  return createWeapon(arm, {
    attack: base + rank + 1 + (arm.missile ? dexterity : melee),
    mostAttacks: rules.weaponRanks[rank]?.mostAttacks ?? 1,
    bonus:
      (arm.missile ? 0 : strength + damageBonus(rules, base)) +
      getDamageBonus(hero),
  });
}

/** Returns the additional hit points of a Shapeshifter per level. */
function getThickBlood(hero: Hero): number {
  return findAbility(hero, 'Thick Blood') === undefined ? 0 : THICK_BLOOD;
}

/** The dice of From Behind by minimum level. */
const FROM_BEHIND = [
  {from: 15, count: 4},
  {from: 9, count: 2},
  {from: 2, count: 1},
] as const;

function getFromBehind(hero: Hero): Profile['fromBehind'] {
  if (findAbility(hero, 'From Behind') === undefined) {
    return undefined;
  }
  const dice = FROM_BEHIND.find(({from}) => from <= hero.level);
  return dice && {count: dice.count, sides: 6, plus: 0};
}

function getDamageBonus(hero: Hero): number {
  return harderBlows
    .filter(({ability}) => findAbility(hero, ability) !== undefined)
    .reduce((sum, blow) => sum + getBlowBonus(blow, hero.level), 0);
}

function getSaves(hero: Hero): Saves {
  const {rules, group, level} = hero;
  return Object.fromEntries(
    saveUses.map(({Save: save = '', Stat: stat = ''}) => [
      save,
      saveBase(rules, group, {save, level}) + getModifier(hero, stat),
    ]),
  );
}

function getArmorBand({rules, level}: Hero): string {
  return rules.levelBands.find(({to}) => level <= to)?.name ?? 'Gatebound';
}

/** Returns the profile of a typical member of a class at a level. */
export function createHeroProfile(
  rules: RuleKernel,
  name: string,
  level: number,
): Profile {
  const build = findRow(builds, 'Class', name);
  const groupName = findRow(classes, 'Class', name)['Group'];
  const group = rules.classGroups.find((each) => each.name === groupName);
  if (group === undefined) {
    throw new Error(`The class ${name} has no group.`);
  }
  return createProfile({rules, build, group, level});
}

/** Returns the daily motes for spells: a vessel for mages, spell slots for priests. */
function countMotes(hero: Hero): number {
  const {rules, group, level} = hero;
  if (group.name === 'Mage') {
    const more = findAbility(hero, 'Full Vessel') === undefined ? 0 : 10;
    return (
      motesHeld(rules, level) +
      getModifier(hero, 'Intelligence') +
      more -
      MOTES_PER_WARG * listPack(hero).length
    );
  }
  return group.name === 'Priest' ? convertSlots(hero) : 0;
}

/** Lists the daily spell slots of a priest level, by spell level from 1. */
function listSlots({rules, level}: Hero): readonly number[] {
  const row = findRow(slots, 'Priest level', `${level}`);
  return Array.from({length: rules.spells.highestLevel}, (_, index) =>
    parseNumber(row[`Level ${index + 1}`]),
  );
}

/** Converts the daily spell slots of a priest to motes. */
function convertSlots(hero: Hero): number {
  return listSlots(hero).reduce(
    (sum, count, index) => sum + count * moteCost(index + 1),
    0,
  );
}

function createProfile(hero: Hero): Profile {
  const {rules, build, group, level} = hero;
  const worn = equipArmor(
    build[getArmorBand(hero)] ?? '',
    build['Shield'] ?? '',
  );
  const [dexterityModifier, constitution] = [
    getModifier(hero, 'Dexterity'),
    getModifier(hero, 'Constitution'),
  ];
  return {
    name: build['Class'] ?? '',
    group: group.name,
    level,
    initiative: dexterityModifier + getModifier(hero, 'Perception'),
    hitPoints:
      averageHitPoints(rules, group, level) +
      (constitution + getThickBlood(hero)) *
        Math.min(level, rules.levels.lastHitDie),
    lastsTo: parseNumber(build['Constitution']),
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
      findAbility(hero, 'Thick Skin') === undefined ? 0 : THICK_SKIN,
    ),
    saves: getSaves(hero),
    weapons: [getWeapon(hero)],
    arts: listArts(hero),
    front: build['Stands'] === 'front',
    motes: countMotes(hero),
    ownMotes: level + constitution,
    ...(group.name === 'Priest' ? {slots: listSlots(hero)} : {}),
    undead: false,
    steadfast: false,
    canParry: true,
    turning: getTurning(hero),
    pack: listPack(hero),
    fromBehind: getFromBehind(hero),
  };
}

/** Three parties that together contain each class once. */
export const PARTIES = [
  ['Fighter', 'Scout', 'House Priest', 'Wizard'],
  ['Ranger', 'Thief', 'Grave Warden', 'Smoke Mage'],
  ['Oathsworn', 'Smoke Dancer', 'Hedge Priest', 'Shapeshifter'],
] as const;
