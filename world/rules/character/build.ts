import type {ClassGroup} from '../kernel';
import {statModifier} from '../stats';
import type {Character, StatName, Stats} from './character';
import {findRow, parseChanges, type CharacterTables, type Row} from './tables';

/** A character with the rows that its choices name. */
export type Build = {
  readonly tables: CharacterTables;
  readonly character: Character;
  readonly people: Row;
  readonly classRow: Row;
  readonly group: ClassGroup;
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

/** Finds a row; undefined only if no name is given. */
function findChosen(
  rows: readonly Row[],
  heading: string,
  value: string,
): Row | undefined {
  return value === '' ? undefined : requireRow(rows, heading, value);
}

/** No change of a people takes a stat under or over these. */
const CHANGED = {least: 3, most: 18};

/** Changes a rolled stat as a people does. */
export function changeStat(rolled: number, change: number): number {
  const changed = rolled + change;
  return change > 0
    ? Math.max(rolled, Math.min(CHANGED.most, changed))
    : Math.min(rolled, Math.max(CHANGED.least, changed));
}

/** Makes a value for each stat. */
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
 * Looks up the rows of a character.
 *
 * @throws RangeError if people, class, armor or shield are unknown, or a stat is none.
 */
export function createBuild(
  tables: CharacterTables,
  character: Character,
): Build {
  const {rules} = tables;
  const classRow = requireRow(tables.classes, 'Class', character.class);
  const group = rules.classGroups.find(({name}) => name === classRow['Group']);
  if (group === undefined) {
    throw new RangeError(`The class ${character.class} has no group.`);
  }
  const people = requireRow(tables.peoples, 'People', character.people);
  const changes = parseChanges(people['Stats']);
  const stats = makeStats((stat) =>
    changeStat(character.rolled[stat], changes.get(stat) ?? 0),
  );
  return {
    tables,
    character,
    people,
    classRow,
    group,
    stats,
    modifiers: makeStats((stat) => statModifier(rules, stats[stat])),
    armor: findChosen(tables.armors, 'Armor', character.armor),
    shield: findChosen(tables.shields, 'Shield', character.shield),
  };
}

/** Tells whether a character has a class ability at its level. */
export function hasAbility(
  {tables, character}: Build,
  ability: string,
): boolean {
  return tables.classAbilities.some(
    (row) =>
      row['Class'] === character.class &&
      row['Ability'] === ability &&
      Number(row['Level']) <= character.level,
  );
}

/** Tells whether the people may choose the save that it is good at. */
export function hasChoice({people}: Build): boolean {
  return people['Saves']?.includes('of choice') ?? false;
}
