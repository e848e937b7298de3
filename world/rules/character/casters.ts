import {highestSpellLevel} from '../casting';
import type {SchoolName} from '../../../plugins/spells/model/schools';
import type {Build, ClassPart} from './build';
import {findRow, parseCell} from './tables';

/** The hearth that takes only masters of another. */
export const HIGH_HEARTH: SchoolName = 'Ecolu Atus Ahn Agmus';

/** The level from which masters and priests may ask the High Hearth. */
export const MASTER_LEVEL = 12;

/** Which schools a mage may learn, and from which level each further one. */
type Learning = {
  readonly schools: readonly SchoolName[];
  readonly fromLevels: readonly number[];
};

/** What each class of mages learns. Source: Magic Science, "Generating Spell Lists". */
const mages: Readonly<Record<string, Learning>> = {
  Wizard: {
    schools: ['Dim Magika', 'Ecolu Ahn Mogrus', 'Ecolu Ahn Mutus'],
    fromLevels: [1, 7],
  },
  'Smoke Mage': {
    schools: ['Dim Magika', 'Ecolu Ahn Mogrus'],
    fromLevels: [1],
  },
  Shapeshifter: {schools: ['Ecolu Ahn Mutus'], fromLevels: [1]},
};

/** The classes that cast spells. */
export const castingClasses: ReadonlySet<string> = new Set([
  ...Object.keys(mages),
  'House Priest',
  'Grave Warden',
  'Hedge Priest',
]);

/** Returns what a class learns; undefined for those who learn no spells. */
export function getLearning(className: string): Learning | undefined {
  return mages[className];
}

/** Tells whether a class casts spells, whatever the level. */
export function isCaster({name}: Pick<ClassPart, 'name'>): boolean {
  return castingClasses.has(name);
}

/** Finds the class of a group with the highest level. */
export function findBest(
  {classes}: Build,
  group: string,
): ClassPart | undefined {
  return classes
    .filter((part) => part.group.name === group)
    .toSorted((a, b) => b.level - a.level)[0];
}

/** Returns the slots of a priest level for each spell level, from level 1. */
export function listSlotCounts(
  {tables}: Pick<Build, 'tables'>,
  level: number,
): readonly number[] {
  const row = findRow(tables.slots, 'Priest level', String(level)) ?? {};
  return Array.from({length: tables.rules.spells.highestLevel}, (_, index) =>
    parseCell(row[`Level ${index + 1}`]),
  );
}

/** Returns the highest spell level of a casting class, before the power of a god. */
export function getHighest(build: Build, {group, level}: ClassPart): number {
  return group.name === 'Priest'
    ? 1 + listSlotCounts(build, level).findLastIndex((slots) => slots > 0)
    : highestSpellLevel(build.tables.rules, level);
}

/** What a god allows its priests. */
export type GodPower = {
  readonly name: string;
  readonly highest: number;
  readonly minor: number;
};

/** Finds what the god of a character allows: that of the House, or a smaller one. */
export function getGodPower({tables, character}: Build): GodPower {
  const {house, god} = character;
  const row =
    findRow(tables.gods, 'Lesser god', god) ??
    findRow(tables.houses, 'House', house);
  const power = god === HALLOW ? '1' : (row?.['Power'] ?? '0');
  const found = findRow(tables.godPower, 'Power', power);
  return {
    name: god === '' ? house : god,
    highest: parseCell(found?.['Highest spell level']),
    minor: parseCell(found?.['Minor spheres to level']),
  };
}

/** Stands for any god of a single spring, crossroads, or shrine. */
export const HALLOW = 'a Hallow';
