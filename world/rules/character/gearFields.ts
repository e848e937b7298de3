import type {
  Field,
  Option,
} from '../../../plugins/character-sheet/model/sheetView';
import {pluralForm} from '../../../src/shared/model/pluralForm';
import type {Build} from './build';
import {limits, type Character} from './character';
import {getColumn, NONE, warn} from './fields';
import {listArmor, listShield} from './forbidden';
import {findThing, readMarks} from './load';
import {findRow, parseCell, type Row} from './tables';

function marksText(marks: number): string {
  return pluralForm(marks, `${marks} mark|${marks} marks`);
}

function priceLabel(name: string, row: Row): string {
  return `${name}: ${marksText(readMarks(row))}, ${row['Weight (lb)'] ?? '0'} lb`;
}

type Worn = 'armor' | 'shield';

/** Makes the field of armor or shield. Labels mark options that keep the class from casting. */
function listWorn(
  build: Build,
  id: Worn,
  {label, heading}: {readonly label: string; readonly heading: string},
): Field {
  const rows = id === 'armor' ? build.tables.armors : build.tables.shields;
  const judge = id === 'armor' ? listArmor : listShield;
  const value = build.character[id];
  return {
    kind: 'choice',
    id,
    label,
    value: findRow(rows, heading, value)?.[heading] ?? value,
    options: [
      NONE,
      ...rows.map((row) => {
        const name = row[heading] ?? '';
        return {
          value: name,
          label: warn(priceLabel(name, row), judge({...build, [id]: row})),
        };
      }),
    ],
  };
}

function listThings({tables}: Build): readonly Option[] {
  return [
    ...getColumn(tables.gear, 'Item'),
    ...getColumn(tables.weapons, 'Weapon'),
    ...getColumn(tables.armors, 'Armor'),
    ...getColumn(tables.shields, 'Shield'),
  ].flatMap((name) => {
    const row = findThing(tables, name);
    return row === undefined
      ? []
      : [{value: name, label: priceLabel(name, row)}];
  });
}

function noteThing(
  build: Build,
  {name, count}: Character['gear'][number],
): string {
  const row = findThing(build.tables, name);
  return row === undefined
    ? ''
    : `${marksText(readMarks(row) * count)}, ${parseCell(row['Weight (lb)']) * count} lb`;
}

/** Lists the fields of coins, armor, shield, and gear. */
export function listGear(build: Build): readonly Field[] {
  const {character} = build;
  return [
    {
      kind: 'number',
      id: 'purse',
      label: 'All coins received so far (marks)',
      value: character.purse,
      least: 0,
      most: limits.purse,
    },
    listWorn(build, 'armor', {label: 'Armor', heading: 'Armor'}),
    listWorn(build, 'shield', {label: 'Shield', heading: 'Shield'}),
    {
      kind: 'list',
      id: 'gear',
      label: 'Gear',
      rows: character.gear.map((carried) => ({
        name: carried.name,
        value: String(carried.count),
        note: noteThing(build, carried),
      })),
      values: [],
      addable: listThings(build),
      addOther: 'Another item',
    },
  ];
}
