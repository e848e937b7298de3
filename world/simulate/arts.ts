import {highestSpellLevel} from '../rules/casting';
import type {RuleKernel} from '../rules/kernel';
import {moteCost, spellStrength} from '../rules/magic';
import {listAbilities} from './abilities';
import {battleSpells, type BattleSpell} from './battleSpells';
import {createHoundProfile} from './called';
import type {Art} from './combatant';
import type {Hero} from './heroes';
import {parseRoll} from './roll';
import {readRows, findRow, type Row} from './sheets';

const SCHOOLS = [
  'dim-magika',
  'ecolu-ahn-mogrus',
  'ecolu-ahn-mutus',
  'ecolu-atus-ahn-agmus',
] as const;
const HIGH_HEARTH = 'Ecolu Atus Ahn Agmus';

const spells = SCHOOLS.flatMap((school) =>
  readRows(`game-mechanics/wizardly-magic/spells/${school}.csv`),
);
const houseSpheres = readRows('divine-houses/house-spheres.csv');
const godPower = readRows('divine-houses/god-power.csv');
const mageSchools: Readonly<
  Record<
    string,
    readonly {readonly school: string; readonly fromLevel: number}[]
  >
> = {
  Wizard: [
    {school: 'Ecolu Ahn Mogrus', fromLevel: 1},
    {school: 'Ecolu Ahn Mutus', fromLevel: 7},
    {school: HIGH_HEARTH, fromLevel: 12},
  ],
  'Smoke Mage': [
    {school: 'Ecolu Ahn Mogrus', fromLevel: 1},
    {school: HIGH_HEARTH, fromLevel: 12},
  ],
  Shapeshifter: [{school: 'Ecolu Ahn Mutus', fromLevel: 1}],
};

/** The priest level from which a god grants the spells of the High Hearth. */
const HIGH_HEARTH_LEVEL = 12;

function isOpenToMage({build, level}: Hero, {school}: Row): boolean {
  return (mageSchools[build['Class'] ?? ''] ?? []).some(
    (each) => each.school === school && each.fromLevel <= level,
  );
}

function isOpenToPriest({build, level}: Hero, spell: Row): boolean {
  if (spell['school'] === HIGH_HEARTH && level < HIGH_HEARTH_LEVEL) {
    return false;
  }
  const own = findRow(houseSpheres, 'House', build['House']);
  const minorLevel = Number(
    findRow(godPower, 'Name', 'Crown')['Minor spheres to level'],
  );
  return (spell['sphere'] ?? '').split('; ').some((sphere) => {
    const open = own[sphere];
    return (
      open === 'major' ||
      (open === 'minor' && Number(spell['level']) <= minorLevel)
    );
  });
}

/** Selects the spells of a typical caster that are useful in a fight. */
function listSpells(hero: Hero): readonly Row[] {
  const {rules, group, level} = hero;
  const isOpen = {Mage: isOpenToMage, Priest: isOpenToPriest}[group.name];
  if (isOpen === undefined) {
    return [];
  }
  const highest = highestSpellLevel(rules, level);
  return spells.filter(
    (spell) =>
      Number(spell['level']) <= highest &&
      spell['heldBy'] === '' &&
      battleSpells[spell['name'] ?? ''] !== undefined &&
      isOpen(hero, spell),
  );
}

function parseHarm({description = ''}: Row): ReturnType<typeof parseRoll> {
  return parseRoll(/\d+d\d+/.exec(description)?.[0] ?? '');
}

/** Parses a casting time in action points; Infinity for a ritual. */
function parsePoints({castingTime = ''}: Row): number {
  return Number(/^(\d+) AP$/.exec(castingTime)?.[1] ?? Infinity);
}

function getCalls(
  {rules, level}: Hero,
  calls: NonNullable<BattleSpell['calls']>,
): NonNullable<Art['calls']> {
  return {
    count: Math.min(calls.maximum, Math.floor(level / calls.levelsPerCreature)),
    profile: createHoundProfile(rules, calls.name, level),
  };
}

function getCondition(
  {level}: Hero,
  condition: BattleSpell['condition'],
  escape: {readonly save: string; readonly strength: number} | undefined,
): Pick<Art, 'condition'> {
  if (condition === undefined) {
    return {};
  }
  const {rounds = Math.min(10, level), ...rest} = condition;
  return {
    condition: {rounds, ...rest, ...(escape === undefined ? {} : {escape})},
  };
}

const SAVE = /^(\w+) (half|negates|each turn)$/;

/** Returns the save of a spell: against its effect, or at the end of each turn. */
function parseSave(
  spell: Row,
  strength: number,
): Pick<Art, 'save' | 'onSave'> & {readonly isRepeated: boolean} {
  const [, save, result] = SAVE.exec(spell['save'] ?? '') ?? [];
  return {
    ...(save === undefined ? {} : {save}),
    onSave: result === 'half' ? 'half' : 'negates',
    isRepeated: result === 'each turn' && strength > 0,
  };
}

/** Converts a spell to an art. */
function createArt(hero: Hero, spell: Row, use: BattleSpell): Art {
  const {harms, calls, condition, saveBonus = 0, ...plain} = use;
  const spellLevel = Number(spell['level']);
  const strength =
    computeStrength(hero.rules, spellLevel, hero.level) - saveBonus;
  const {isRepeated, ...saving} = parseSave(spell, strength);
  const escape =
    isRepeated && saving.save !== undefined
      ? {save: saving.save, strength}
      : undefined;
  return {
    ...plain,
    ...saving,
    name: spell['name'] ?? '',
    points: parsePoints(spell),
    motes: moteCost(spellLevel),
    spellLevel,
    strength,
    ...(harms === true ? {harm: parseHarm(spell)} : {}),
    ...getCondition(hero, condition, escape),
    ...(calls === undefined ? {} : {calls: getCalls(hero, calls)}),
  };
}

function computeStrength(
  rules: RuleKernel,
  spellLevel: number,
  casterLevel: number,
): number {
  return spellStrength(rules, {spellLevel, casterLevel});
}

/** Lists what a hero can do in a fight besides attacking. */
export function listArts(hero: Hero): readonly Art[] {
  return [
    ...listAbilities(hero),
    ...listSpells(hero).flatMap((spell) => {
      const use = battleSpells[spell['name'] ?? ''];
      return use === undefined ? [] : [createArt(hero, spell, use)];
    }),
  ];
}
