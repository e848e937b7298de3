import {highestSpellLevel} from '../casting';
import type {SchoolName} from '../../../plugins/spells/model/schools';
import type {Build, ClassPart} from './build';
import {findRow, parseCell} from './tables';

/** The hearth that accepts only masters of another hearth. */
export const HIGH_HEARTH: SchoolName = 'Ecolu Atus Ahn Agmus';

/** The level from which masters and priests may ask the High Hearth. */
export const MASTER_LEVEL = 12;

/** The schools among which a mage may choose, and the level at which each choice is open. */
type Learning = {
  readonly schools: readonly SchoolName[];
  readonly fromLevels: readonly number[];
};

/** The schools of each class of mages. Source: Magic Science, "Generating Spell Lists". */
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

export const castingClasses: ReadonlySet<string> = new Set([
  ...Object.keys(mages),
  'House Priest',
  'Grave Warden',
  'Hedge Priest',
]);

/** Returns the schools of a class; undefined if the class learns no spells. */
export function getLearning(className: string): Learning | undefined {
  return mages[className];
}

/** Whether a class casts spells at any level. */
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

/** Returns the highest spell level of a casting class, which the power of a god may still lower. */
export function getHighest(build: Build, {group, level}: ClassPart): number {
  return group.name === 'Priest'
    ? 1 + listSlotCounts(build, level).findLastIndex((slots) => slots > 0)
    : highestSpellLevel(build.tables.rules, level);
}

/** The spells that a god allows its priests. */
export type GodPower = {
  readonly name: string;
  readonly highest: number;
  readonly minor: number;
};

/** Finds the row of the god of a character: the head of the House, or a lesser god. */
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

/** Represents any god of a single spring, crossroads, or shrine. */
export const HALLOW = 'a Hallow';
