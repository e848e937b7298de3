import type {
  Field,
  ListRow,
  Option,
} from '../../../src/features/sheet/lib/sheetView';
import {hasChoice, type Build} from './build';
import {limits, statNames} from './character';
import {listMissingStats} from './forbidden';
import {findRow, type Row} from './tables';

/** The option of having none. */
export const NONE: Option = {value: '', label: 'none'};

/** Adds to a label what the rules say against an option. */
export function warn(
  label: string,
  texts: readonly {readonly text: string}[],
): string {
  return texts.length === 0
    ? label
    : `${label} (${texts.map(({text}) => text).join(' ')})`;
}

/** Lists the values of a column. */
export function getColumn(
  rows: readonly Row[],
  heading: string,
): readonly string[] {
  return rows.map((row) => row[heading] ?? '');
}

function asOptions(values: readonly string[]): readonly Option[] {
  return values.map((value) => ({value, label: value}));
}

/** The fields of the rolled stats. */
export function listStats({character}: Build): readonly Field[] {
  return statNames.map((stat) => ({
    kind: 'number',
    id: stat,
    label: stat,
    value: character.rolled[stat],
    least: 1,
    most: limits.stat,
  }));
}

/** The fields of people and chosen save. */
export function listPeople(build: Build): readonly Field[] {
  const {tables, character} = build;
  return [
    {
      kind: 'choice',
      id: 'people',
      label: 'People',
      value: character.people,
      options: tables.peoples.map((row) => ({
        value: row['People'] ?? '',
        label: `${row['People'] ?? ''}: ${row['Stats'] ?? ''}; ${row['Saves'] ?? ''}`,
      })),
    },
    ...(hasChoice(build)
      ? [
          {
            kind: 'choice',
            id: 'chosenSave',
            label: 'Save of choice',
            value: character.chosenSave,
            options: [NONE, ...asOptions(tables.rules.saves.names)],
          } as const,
        ]
      : []),
  ];
}

/** The field of the class; what the stats do not allow says so. */
export function listClass(build: Build): readonly Field[] {
  const {tables, character} = build;
  return [
    {
      kind: 'choice',
      id: 'class',
      label: 'Class',
      value: character.class,
      options: tables.classes.map((classRow) => {
        const name = classRow['Class'] ?? '';
        const other = {
          ...build,
          classRow,
          character: {...character, class: name},
        };
        return {value: name, label: warn(name, listMissingStats(other))};
      }),
    },
  ];
}

/** The field of the rolled hit dice, from level 2 on. */
export function listHealth({character}: Build): readonly Field[] {
  return character.level === 1 && character.hitDice.length === 0
    ? []
    : [
        {
          kind: 'text',
          id: 'hitDice',
          label: 'Hit dice rolled from level 2 on',
          value: character.hitDice.join(', '),
        },
      ];
}

function listWeaponRows({tables, character}: Build): readonly ListRow[] {
  return character.weapons.map(({name, rank}) => {
    const row = findRow(tables.weapons, 'Weapon', name);
    return {
      name,
      value: String(rank),
      note:
        row === undefined
          ? ''
          : `${row['Damage'] ?? ''}, ${row['AP'] ?? ''} AP`,
    };
  });
}

/** The fields of weapons, skills and other training. */
export function listTraining(build: Build): readonly Field[] {
  const {tables, character} = build;
  return [
    {
      kind: 'list',
      id: 'weapons',
      label: 'Weapons',
      rows: listWeaponRows(build),
      values: tables.rules.weaponRanks.map(({name}, rank) => ({
        value: String(rank),
        label: name,
      })),
      addable: tables.weapons.map((row) => ({
        value: row['Weapon'] ?? '',
        label: `${row['Weapon'] ?? ''} (${row['Group'] ?? ''})`,
      })),
    },
    {
      kind: 'list',
      id: 'skills',
      label: 'Skills',
      rows: character.skills.map(({name, rank}) => ({
        name,
        value: String(rank),
        note: findRow(tables.skills, 'Skill', name)?.['Stat'] ?? '',
      })),
      values: asOptions(['1', '2', '3', '4']),
      addable: tables.skills.map((row) => ({
        value: row['Skill'] ?? '',
        label: `${row['Skill'] ?? ''} (${row['Cost'] ?? ''} a rank)`,
      })),
    },
    {
      kind: 'number',
      id: 'otherPoints',
      label: 'Points for tongues and styles',
      value: character.otherPoints,
      least: 0,
      most: limits.points,
    },
  ];
}

/** The field of the House. */
export function listHouse({tables, character}: Build): readonly Field[] {
  const houses = getColumn(tables.houses, 'House');
  const {house} = character;
  return [
    {
      kind: 'choice',
      id: 'house',
      label: 'House',
      value: house,
      options: [
        NONE,
        ...asOptions(
          houses.includes(house) || house === '' ? houses : [house, ...houses],
        ),
      ],
    },
  ];
}

/** The field of contacts and everything else. */
export function listNotes({character}: Build): readonly Field[] {
  return [
    {
      kind: 'text',
      id: 'notes',
      label: 'Contacts, tongues, notes',
      value: character.notes,
      isLong: true,
    },
  ];
}

/** The fields of name and bond. */
export function listName({character}: Build): readonly Field[] {
  return [
    {kind: 'text', id: 'name', label: 'Name', value: character.name},
    {kind: 'text', id: 'bond', label: 'Bond', value: character.bond},
  ];
}
