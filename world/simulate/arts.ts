import {highestSpellLevel} from '../rules/casting';
import type {RuleKernel} from '../rules/kernel';
import {moteCost, spellStrength} from '../rules/magic';
import {abilitiesOf} from './abilities';
import {battleSpells, type BattleSpell} from './battleSpells';
import {calledNamed} from './called';
import type {Art} from './combatant';
import type {Hero} from './heroes';
import {parseRoll} from './roll';
import {readRows, rowNamed, type Row} from './sheets';

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
const schoolsOfMages: Readonly<
  Record<string, readonly {readonly school: string; readonly from: number}[]>
> = {
  Wizard: [
    {school: 'Ecolu Ahn Mutus', from: 1},
    {school: 'Ecolu Ahn Mogrus', from: 7},
    {school: HIGH_HEARTH, from: 12},
  ],
  'Smoke Mage': [
    {school: 'Ecolu Ahn Mogrus', from: 1},
    {school: HIGH_HEARTH, from: 12},
  ],
  Shapeshifter: [{school: 'Ecolu Ahn Mutus', from: 1}],
};

/** The priest level from which a god grants the spells of the High Hearth. */
const LENT_FROM = 12;

function isOpenToMage({build, level}: Hero, {school}: Row): boolean {
  return (schoolsOfMages[build['Class'] ?? ''] ?? []).some(
    (each) => each.school === school && each.from <= level,
  );
}

function isOpenToPriest({build, level}: Hero, spell: Row): boolean {
  if (spell['school'] === HIGH_HEARTH && level < LENT_FROM) {
    return false;
  }
  const own = rowNamed(houseSpheres, 'House', build['House']);
  const minorTo = Number(
    rowNamed(godPower, 'Name', 'Crown')['Minor spheres to level'],
  );
  return (spell['sphere'] ?? '').split('; ').some((sphere) => {
    const open = own[sphere];
    return (
      open === 'major' ||
      (open === 'minor' && Number(spell['level']) <= minorTo)
    );
  });
}

/** Selects the spells of a typical caster that are useful in a fight. */
function spellsOf(hero: Hero): readonly Row[] {
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

function harmIn({description = ''}: Row): ReturnType<typeof parseRoll> {
  return parseRoll(/\d+d\d+/.exec(description)?.[0] ?? '');
}

/** Parses a casting time in action points; Infinity for a ritual. */
function pointsIn({castingTime = ''}: Row): number {
  return Number(/^(\d+) AP$/.exec(castingTime)?.[1] ?? Infinity);
}

function callsOf(
  {rules, level}: Hero,
  calls: NonNullable<BattleSpell['calls']>,
): NonNullable<Art['calls']> {
  return {
    count: Math.min(calls.most, Math.floor(level / calls.levelsEach)),
    profile: calledNamed(rules, calls.name, level),
  };
}

function conditionOf(
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
function saveIn(
  spell: Row,
  strength: number,
): Pick<Art, 'save' | 'onSave'> & {readonly each: boolean} {
  const [, save, result] = SAVE.exec(spell['save'] ?? '') ?? [];
  return {
    ...(save === undefined ? {} : {save}),
    onSave: result === 'half' ? 'half' : 'negates',
    each: result === 'each turn' && strength > 0,
  };
}

/** Converts a spell to an art. */
function artOf(hero: Hero, spell: Row, use: BattleSpell): Art {
  const {harms, calls, condition, easier = 0, ...plain} = use;
  const spellLevel = Number(spell['level']);
  const strength = computeStrength(hero.rules, spellLevel, hero.level) - easier;
  const {each, ...saving} = saveIn(spell, strength);
  const escape =
    each && saving.save !== undefined
      ? {save: saving.save, strength}
      : undefined;
  return {
    ...plain,
    ...saving,
    name: spell['name'] ?? '',
    points: pointsIn(spell),
    motes: moteCost(spellLevel),
    strength,
    ...(harms === true ? {harm: harmIn(spell)} : {}),
    ...conditionOf(hero, condition, escape),
    ...(calls === undefined ? {} : {calls: callsOf(hero, calls)}),
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
export function artsOf(hero: Hero): readonly Art[] {
  return [
    ...abilitiesOf(hero),
    ...spellsOf(hero).flatMap((spell) => {
      const use = battleSpells[spell['name'] ?? ''];
      return use === undefined ? [] : [artOf(hero, spell, use)];
    }),
  ];
}
