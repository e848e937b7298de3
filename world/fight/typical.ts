import type {Attack, Fighter, Power} from '../../src/shared/model/fighter';
import type {Healing, Member} from '../../src/shared/model/fightRules';
import {
  getBlowBonus,
  harderBlows,
  THICK_BLOOD,
  THICK_SKIN,
} from '../rules/abilityBonuses';
import {highestSpellLevel, motesHeld} from '../rules/casting';
import {
  actionPoints,
  baseAttackBonus,
  damageBonus,
  defense,
  saveBase,
} from '../rules/combat';
import type {ClassGroup} from '../rules/kernel';
import {moteCost, spellStrength} from '../rules/magic';
import {averageHitPoints} from '../rules/progress';
import {rules} from '../rules/rules';
import {statModifier} from '../rules/stats';
import {signed} from '../../src/shared/model/signed';
import {equipArmor, findArm, type Arm, type ArmorValues} from './arms';
import {readGuard} from './readFoes';
import {findRow, parseNumber, readRows, type Row} from './sheets';

const builds = readRows('character-creation/typical-builds.csv');
const classes = readRows('character-creation/classes.csv');
const abilities = readRows('character-creation/class-abilities.csv');
const slots = readRows('divine-houses/priest-slots.csv');
const saveUses = readRows('game-mechanics/combat/save-uses.csv');
const healingWays = readRows('game-mechanics/wizardly-magic/healing-ways.csv');

/** A class at a level. */
type Hero = {
  readonly build: Row;
  readonly group: ClassGroup;
  readonly level: number;
};

/** The number of fights a day, over which what returns at night is divided. */
const FIGHTS_A_DAY = 3;

/** How many levels a group is behind Warriors in buying weapon ranks. */
const LEVELS_BEHIND: Readonly<Record<string, number>> = {Priest: 2, Mage: 5};

function getModifier({build}: Hero, stat: string): number {
  return statModifier(rules, parseNumber(build[stat]));
}

function hasAbility({build, level}: Hero, name: string): boolean {
  return abilities.some(
    (row) =>
      row['Class'] === build['Class'] &&
      row['Ability'] === name &&
      Number(row['Level']) <= level,
  );
}

/** Adds to dice, such as `d8` or `1d6−1`. */
function addTo(damage: string, more: number): string {
  const [dice = '', plus] = damage.replaceAll(' ', '').split(/(?=[+−])/);
  const sum = parseNumber(plus?.replace('+', '')) + more;
  const whole = dice.startsWith('d') ? `1${dice}` : dice;
  return sum === 0 ? whole : `${whole}${signed(sum)}`;
}

/** Finds the first text of a cell that a pattern matches; empty if there is none. */
function match(row: Row, column: string, pattern: RegExp): string {
  return pattern.exec(row[column] ?? '')?.[0] ?? '';
}

/** Returns the place of a hero's rank with a weapon, from 0 for Familiar. */
function getRank({group, level}: Hero): number {
  const practiced = Math.max(1, level - (LEVELS_BEHIND[group.name] ?? 0));
  return rules.weaponRanks.findLastIndex(
    ({fromLevel}) => fromLevel <= practiced,
  );
}

/** Returns what abilities add to the damage of a hit. */
function getHarderBlow(hero: Hero): number {
  return harderBlows
    .filter(({ability}) => hasAbility(hero, ability))
    .reduce((sum, blow) => sum + getBlowBonus(blow, hero.level), 0);
}

/** Returns what the stats of a hero add to attack and damage with a weapon. */
function getStatBonus(hero: Hero, {missile, light}: Arm, base: number) {
  const strength = getModifier(hero, 'Strength');
  const dexterity = getModifier(hero, 'Dexterity');
  if (missile) {
    return {attack: dexterity, damage: 0};
  }
  return {
    attack: light ? Math.max(strength, dexterity) : strength,
    damage: strength + damageBonus(rules, base),
  };
}

function getAttack(hero: Hero): Attack {
  const arm = findArm(hero.build['Weapon'] ?? '');
  const rank = getRank(hero);
  const base = baseAttackBonus(hero.group, hero.level);
  const bonus = getStatBonus(hero, arm, base);
  return {
    name: arm.name,
    cost: arm.points,
    bonus: base + rank + 1 + bonus.attack,
    damage: addTo(arm.damage, bonus.damage + getHarderBlow(hero)),
    pierce: arm.pierce,
    most: rules.weaponRanks[rank]?.mostAttacks ?? 1,
    ...(arm.missile ? {isMissile: true} : {}),
  };
}

/**
 * The spells that do damage in a fight, from the least, with how many they reach there. They stand
 * for all that a caster may do.
 */
const SPELLS = [
  ['Ember Throw', 1],
  ['Bone Needle', 1],
  ['Gray Hand', 1],
  ['Kiln Breath', 3],
  ['Furnace Door', 2],
  ['Black Bellows', 4],
  ['Pillar of Coals', 3],
  ['The High Bellows', 4],
] as const;

const spells = [
  'dim-magika',
  'ecolu-ahn-mogrus',
  'ecolu-ahn-mutus',
  'ecolu-atus-ahn-agmus',
].flatMap((school) =>
  readRows(`game-mechanics/wizardly-magic/spells/${school}.csv`),
);

/** The classes that cast the spells of all levels on many. */
const LEARNED: readonly string[] = ['Wizard', 'Smoke Mage'];

/** The highest level of spells that do damage, for casters of other classes. */
const HIGHEST_OF_OTHERS = 5;

/** Returns the motes of a caster for one fight; a priest's slots count as motes. */
function countMotes(hero: Hero): number {
  const {group, level} = hero;
  if (group.name === 'Mage') {
    const all = motesHeld(rules, level) + getModifier(hero, 'Intelligence');
    return Math.ceil(all / FIGHTS_A_DAY);
  }
  if (group.name !== 'Priest') {
    return 0;
  }
  const row = findRow(slots, 'Priest level', String(level));
  const all = Array.from({length: rules.spells.highestLevel}, (_, index) =>
    index + 1 > highestSpellLevel(rules, level)
      ? 0
      : parseNumber(row[`Level ${index + 1}`]) * moteCost(index + 1),
  );
  return Math.ceil(all.reduce((sum, each) => sum + each, 0) / FIGHTS_A_DAY);
}

function readSpell(row: Row, targets: number, level: number): Power {
  const spellLevel = Number(row['level']);
  return {
    name: match(row, 'name', /.+/),
    when: 'fight',
    cost: Number(match(row, 'castingTime', /^\d+(?= AP$)/)),
    save: match(row, 'save', /^\w+/),
    strength: spellStrength(rules, {spellLevel, casterLevel: level}),
    targets,
    harm: match(row, 'description', /\d+d\d+/),
  };
}

/** Lists the castings of a fight: the strongest spell that the motes last for, each time. */
function listCastings(hero: Hero): readonly Power[] {
  const isLearned = LEARNED.includes(hero.build['Class'] ?? '');
  const highest = Math.min(
    highestSpellLevel(rules, hero.level),
    isLearned ? Infinity : HIGHEST_OF_OTHERS,
  );
  let motes = countMotes(hero);
  if (motes === 0) {
    return [];
  }
  const known = SPELLS.map(([name, targets]) => ({
    row: findRow(spells, 'name', name),
    targets,
  })).filter(({row}) => Number(row['level']) <= highest);
  const castings: Power[] = [];
  for (;;) {
    const next = known.findLast(
      ({row}) => moteCost(Number(row['level'])) <= motes,
    );
    if (next === undefined) {
      return castings;
    }
    motes -= moteCost(Number(next.row['level']));
    const spell = readSpell(next.row, next.targets, hero.level);
    castings.push({...spell, name: `${spell.name} ${castings.length + 1}`});
  }
}

/** Motes that a healer spends on a touch, at most. */
const MOTES_PER_TOUCH = 3;

function getHealing(hero: Hero): Healing | undefined {
  const way = healingWays.find(({'Practiced by': who = ''}) =>
    who.split(', ').includes(hero.build['Class'] ?? ''),
  );
  if (way === undefined) {
    return undefined;
  }
  const die = match(way, 'For each mote', /^d\d+/);
  const motes = Math.min(MOTES_PER_TOUCH, Math.ceil(hero.level / 3));
  const own = hero.level + getModifier(hero, 'Constitution');
  const more = hasAbility(hero, 'Open Hand') ? 2 * motes : 0;
  return {
    points: 4,
    dice: addTo(`${motes}${die}`, more),
    times: Math.ceil(own / FIGHTS_A_DAY / motes),
  };
}

function equip({build, level}: Hero): ArmorValues {
  const band = rules.levelBands.find(({to}) => level <= to)?.name ?? '';
  return equipArmor(build[band] ?? '', build['Shield'] ?? '—');
}

function getHitPoints(hero: Hero): number {
  const {group, level} = hero;
  const toughness =
    getModifier(hero, 'Constitution') +
    (hasAbility(hero, 'Thick Blood') ? THICK_BLOOD : 0);
  return (
    averageHitPoints(rules, group, level) +
    toughness * Math.min(level, rules.levels.lastHitDie)
  );
}

function makeFighter(hero: Hero): Fighter {
  const {build, group, level} = hero;
  const worn = equip(hero);
  const dexterityModifier = getModifier(hero, 'Dexterity');
  const attack = getAttack(hero);
  return {
    name: `${match(build, 'Class', /.+/)} ${level}`,
    rank: level,
    initiative: dexterityModifier + getModifier(hero, 'Perception'),
    hitPoints: getHitPoints(hero),
    diesAt: parseNumber(build['Constitution']),
    points: Math.max(
      rules.actionPoints.least,
      actionPoints(rules, {dexterityModifier, level}) - worn.toll,
    ),
    defense: defense(rules, {
      level,
      dexterityModifier,
      shield: worn.defense,
      style: 0,
      unspentPoints: 0,
    }),
    ...readGuard({
      weapons: [attack.name],
      shield: build['Shield'] === '—' ? undefined : build['Shield'],
      dexterity: parseNumber(build['Dexterity']),
    }),
    soak: Math.max(worn.soak, hasAbility(hero, 'Thick Skin') ? THICK_SKIN : 0),
    saves: Object.fromEntries(
      saveUses.map(({Save: save = '', Stat: stat = ''}) => [
        save,
        saveBase(rules, group, {save, level}) + getModifier(hero, stat),
      ]),
    ),
    attacks: [attack],
    powers: listCastings(hero),
    canBeBruised: true,
  };
}

/**
 * Finds a class and a level by a name such as `Wizard 5`.
 *
 * @throws Error if the class has no group.
 */
function findHero(name: string): Hero | undefined {
  const [, title = '', digits] = /^(.+) (\d+)$/.exec(name.toLowerCase()) ?? [];
  const build = builds.find((each) => each['Class']?.toLowerCase() === title);
  const level = Number(digits);
  if (build === undefined || level < 1 || level > rules.levels.highest) {
    return undefined;
  }
  const {Group} = findRow(classes, 'Class', title);
  const group = rules.classGroups.find((each) => each.name === Group);
  if (group === undefined) {
    throw new Error(`The class ${title} has no group.`);
  }
  return {build, group, level};
}

/**
 * Makes a typical member of a class at a level, such as `Wizard 5`: weapon, armor, spells that do
 * damage, and healing, as far as one fight of three a day lasts.
 *
 * @returns undefined if there is no such class or level.
 */
export function findTypical(name: string): Member | undefined {
  const hero = findHero(name);
  if (hero === undefined) {
    return undefined;
  }
  const healing = getHealing(hero);
  return {
    fighter: makeFighter(hero),
    ...(healing === undefined ? {} : {healing}),
  };
}
