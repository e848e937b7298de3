import type {
  Field,
  ListRow,
} from '../../../plugins/character-sheet/model/sheetView';
import type {Build} from './build';
import {limits, type Style} from './character';
import {asOptions, NONE} from './fields';
import {findStyleRow} from './styles';
import {findRow} from './tables';

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

function noteStyle({tables}: Build, style: Style): string {
  const row = findStyleRow(tables, style) ?? {};
  return `${row['Damage'] ?? '—'}, DEF ${row['DEF'] ?? '0'}, AP ${row['AP change'] ?? '0'}`;
}

/** Lists the fields of the styles, and of the style in which the character fights. */
function listStyles(build: Build): readonly Field[] {
  const {tables, character} = build;
  return [
    {
      kind: 'list',
      id: 'styles',
      label: 'Hand-to-hand styles',
      rows: character.styles.map((style) => ({
        name: style.name,
        value: String(style.rank),
        note: noteStyle(build, style),
      })),
      values: asOptions(['1', '2', '3', '4']),
      addable: tables.schools.map((row) => ({
        value: row['Style'] ?? '',
        label: `${row['Style'] ?? ''} (${row['Needs'] ?? ''})`,
      })),
    },
    ...(character.styles.length === 0
      ? []
      : [
          {
            kind: 'choice',
            id: 'style',
            label: 'Fights in this style',
            value: character.style,
            options: [
              NONE,
              ...asOptions(character.styles.map(({name}) => name)),
            ],
          } as const,
        ]),
  ];
}

/** Lists the fields of weapons, skills, styles, and other training. */
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
    ...listStyles(build),
    {
      kind: 'number',
      id: 'otherPoints',
      label: 'Points for tongues and other things',
      value: character.otherPoints,
      least: 0,
      most: limits.points,
    },
  ];
}
