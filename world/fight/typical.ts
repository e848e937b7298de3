import type {Fighter, Power, Spell} from '../../src/shared/model/fighter';
import type {Healing, Member} from '../../src/shared/model/fightRules';
import {highestSpellLevel} from '../rules/casting';
import {moteCost} from '../rules/magic';
import {blank} from '../rules/character/blank';
import {createBuild, makeStats, type Build} from '../rules/character/build';
import {listSlotCounts} from '../rules/character/casters';
import {averageDice} from '../rules/character/hitPoints';
import {deriveMagic} from '../rules/character/magic';
import {makeFighter} from '../rules/character/makeFighter';
import {parseCell, type Row} from '../rules/character/tables';
import {OWN_MOTES} from '../rules/character/pools';
import {rules} from '../rules/rules';
import {worldTables} from '../sheetTables';
import {readRows} from './sheets';

const builds = readRows('character-creation/typical-builds.csv');

/** The number of fights per day that share daily resources. */
const FIGHTS_A_DAY = 3;

/** How many levels after Warriors each group can buy weapon ranks. */
const LEVELS_BEHIND: Readonly<Record<string, number>> = {Priest: 2, Mage: 5};

/**
 * Damage spells, from the weakest, with the number of targets that they reach in a fight. They
 * represent everything that a caster may do.
 */
const SPELLS: ReadonlyMap<string, number> = new Map([
  ['Ember Throw', 1],
  ['Bone Needle', 1],
  ['Gray Hand', 1],
  ['Kiln Breath', 3],
  ['Furnace Door', 2],
  ['Black Bellows', 4],
  ['Pillar of Coals', 3],
  ['The High Bellows', 4],
]);

/** The classes that cast area spells of all levels. */
const LEARNED: readonly string[] = ['Wizard', 'Smoke Mage'];

/** The highest level of damage spells that casters of other classes have. */
const HIGHEST_OF_OTHERS = 5;

/** Returns the index of a weapon rank, from 0 for Familiar. */
function getRank(group: string, level: number): number {
  const practiced = Math.max(1, level - (LEVELS_BEHIND[group] ?? 0));
  return rules.weaponRanks.findLastIndex(
    ({fromLevel}) => fromLevel <= practiced,
  );
}

/**
 * Makes a character of a typical build. Its people changes no stat, and each hit die has its
 * average.
 */
function makeBuild(row: Row, level: number): Build {
  const get = (heading: string): string =>
    (row[heading] ?? '').replace(/^—$/, '');
  const band = rules.levelBands.find(({to}) => level <= to)?.name ?? '';
  const build = createBuild(worldTables, {
    ...blank,
    name: `${get('Class')} ${level}`,
    class: get('Class'),
    level,
    rolled: makeStats((stat) => parseCell(row[stat])),
    armor: get(band),
    shield: get('Shield'),
    spells: [...SPELLS.keys()].map((name) => ({name, count: 1})),
  });
  const {group} = build.classes[0];
  const character = {
    ...build.character,
    hitDice: averageDice(worldTables, group, level),
    weapons: [{name: get('Weapon'), rank: getRank(group.name, level)}],
  };
  return createBuild(worldTables, character);
}

/** Returns the motes of a caster for one fight; a priest's slots count as motes. */
function countMotes(build: Build): number {
  const {level} = build;
  const {motes} = deriveMagic(build);
  const slots =
    build.classes[0].group.name === 'Priest'
      ? listSlotCounts(build, level).slice(0, highestSpellLevel(rules, level))
      : [];
  const all = slots.reduce(
    (sum, count, index) => sum + count * moteCost(index + 1),
    motes?.total ?? 0,
  );
  return Math.ceil(all / FIGHTS_A_DAY);
}

function makeCasting(spell: Spell, number: number): Power {
  const {name, cost, save, harm} = spell;
  return {
    name: `${name} ${number}`,
    when: 'fight',
    cost,
    save: save?.save ?? '',
    strength: save?.strength ?? 0,
    targets: SPELLS.get(name) ?? 1,
    ...(harm === undefined ? {} : {harm}),
  };
}

/**
 * Lists the castings of a fight: each time, the strongest spell for which there are enough motes.
 */
function listCastings(
  build: Build,
  spells: readonly Spell[],
): readonly Power[] {
  const isLearned = LEARNED.includes(build.classes[0].name);
  const highest = Math.min(
    highestSpellLevel(rules, build.level),
    isLearned ? Infinity : HIGHEST_OF_OTHERS,
  );
  const known = spells
    .filter(({name, level}) => SPELLS.has(name) && level <= highest)
    .toSorted((a, b) => a.level - b.level);
  const castings: Power[] = [];
  let motes = countMotes(build);
  for (;;) {
    const left = motes;
    const next = known.findLast(({level}) => moteCost(level) <= left);
    if (next === undefined) {
      return castings;
    }
    motes -= moteCost(next.level);
    castings.push(makeCasting(next, castings.length + 1));
  }
}

/** Maximum motes that a healer spends on a touch. */
const MOTES_PER_TOUCH = 3;

function getHealing({
  rank,
  spells = [],
  pools = {},
}: Fighter): Healing | undefined {
  const motes = Math.min(MOTES_PER_TOUCH, Math.ceil(rank / 3));
  const touch = spells.find(({price}) => price[OWN_MOTES] === motes);
  return touch?.heal === undefined
    ? undefined
    : {
        points: touch.cost,
        dice: touch.heal,
        times: Math.ceil((pools[OWN_MOTES] ?? 0) / FIGHTS_A_DAY / motes),
      };
}

/**
 * Makes a typical member of a class at a level, such as `Wizard 5`. It has a weapon, armor, damage
 * spells, and healing, as far as they last for one of three fights a day.
 *
 * @returns undefined if there is no such class or level.
 */
export function findTypical(name: string): Member | undefined {
  const [, title = '', digits] = /^(.+) (\d+)$/.exec(name.toLowerCase()) ?? [];
  const row = builds.find((each) => each['Class']?.toLowerCase() === title);
  const level = Number(digits);
  if (row === undefined || level < 1 || level > rules.levels.highest) {
    return undefined;
  }
  const build = makeBuild(row, level);
  const fighter = makeFighter(worldTables, build.character);
  const powers = listCastings(build, fighter.spells ?? []);
  const healing = getHealing(fighter);
  return {
    fighter: {...fighter, spells: [], powers},
    ...(healing === undefined ? {} : {healing}),
  };
}
