import type {ClassGroup} from '../kernel';
import {statModifier} from '../stats';
import type {Character, SecondClass, StatName, Stats} from './character';
import {findRow, parseChanges, type CharacterTables, type Row} from './tables';

/** A class of a character, with its row and group. */
export type ClassPart = {
  readonly name: string;
  readonly row: Row;
  readonly group: ClassGroup;
  readonly level: number;
  /** Hit dice rolled after level 1. */
  readonly hitDice: readonly number[];
};

/** A character with the rows that its choices name. */
export type Build = {
  readonly tables: CharacterTables;
  readonly character: Character;
  readonly people: Row;
  /** The classes in the order in which they were chosen: one class, or two joined classes. */
  readonly classes: readonly [ClassPart, ...ClassPart[]];
  /** The higher of the levels of two classes. */
  readonly level: number;
  /** Stats after the changes of the people. */
  readonly stats: Stats;
  readonly modifiers: Stats;
  readonly armor: Row | undefined;
  readonly shield: Row | undefined;
};

function requireRow(rows: readonly Row[], heading: string, value: string): Row {
  const row = findRow(rows, heading, value);
  if (row === undefined) {
    throw new RangeError(`No ${heading} is called "${value}".`);
  }
  return row;
}

/**
 * Finds a row by name.
 *
 * @returns undefined only if no name is given.
 */
function findChosen(
  rows: readonly Row[],
  heading: string,
  value: string,
): Row | undefined {
  return value === '' ? undefined : requireRow(rows, heading, value);
}

/** The limits beyond which a people’s change takes no stat. */
const CHANGED = {least: 3, most: 18};

/** Applies the change of a people to a rolled stat. */
export function changeStat(rolled: number, change: number): number {
  const changed = rolled + change;
  return change > 0
    ? Math.max(rolled, Math.min(CHANGED.most, changed))
    : Math.min(rolled, Math.max(CHANGED.least, changed));
}

/** Calls a function for each stat, and returns its results. */
export function makeStats(make: (stat: StatName) => number): Stats {
  return {
    Strength: make('Strength'),
    Dexterity: make('Dexterity'),
    Constitution: make('Constitution'),
    Intelligence: make('Intelligence'),
    Wisdom: make('Wisdom'),
    Charisma: make('Charisma'),
    Perception: make('Perception'),
    Willpower: make('Willpower'),
  };
}

/**
 * Looks up the row and the group of a class.
 *
 * @throws RangeError if it is in no table.
 */
export function createClassPart(
  {rules, classes}: CharacterTables,
  chosen: Pick<SecondClass, 'class' | 'level' | 'hitDice'>,
): ClassPart {
  const {level, hitDice} = chosen;
  const row = requireRow(classes, 'Class', chosen.class);
  const group = rules.classGroups.find(({name}) => name === row['Group']);
  if (group === undefined) {
    throw new RangeError(`The class ${chosen.class} has no group.`);
  }
  return {name: row['Class'] ?? chosen.class, row, group, level, hitDice};
}

/**
 * Looks up the rows of a character.
 *
 * @throws RangeError if people, class, armor, or shield are unknown, or a stat is invalid.
 */
export function createBuild(
  tables: CharacterTables,
  character: Character,
): Build {
  const {rules} = tables;
  const {second} = character;
  const first = createClassPart(tables, character);
  const people = requireRow(tables.peoples, 'People', character.people);
  const changes = parseChanges(people['Stats']);
  const stats = makeStats((stat) =>
    changeStat(character.rolled[stat], changes.get(stat) ?? 0),
  );
  return {
    tables,
    character,
    people,
    classes:
      second === null ? [first] : [first, createClassPart(tables, second)],
    level: Math.max(character.level, second?.level ?? 0),
    stats,
    modifiers: makeStats((stat) => statModifier(rules, stats[stat])),
    armor: findChosen(tables.armors, 'Armor', character.armor),
    shield: findChosen(tables.shields, 'Shield', character.shield),
  };
}

/** Finds the class that gives a character an ability at its level in it. */
export function findAbilityClass(
  {tables, classes}: Build,
  ability: string,
): ClassPart | undefined {
  return classes.find(({name, level}) =>
    tables.classAbilities.some(
      (row) =>
        row['Class'] === name &&
        row['Ability'] === ability &&
        Number(row['Level']) <= level,
    ),
  );
}

export function hasAbility(build: Build, ability: string): boolean {
  return findAbilityClass(build, ability) !== undefined;
}

/** Whether the people has a save of choice. */
export function hasChoice({people}: Build): boolean {
  return people['Saves']?.includes('of choice') ?? false;
}
