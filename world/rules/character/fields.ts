import type {
  Field,
  Option,
} from '../../../plugins/character-sheet/model/sheetView';
import {hasChoice, type Build} from './build';
import {findBest, HALLOW} from './casters';
import {statNames} from './character';
import type {Row} from './tables';

/** The option for choosing nothing. */
export const NONE: Option = {value: '', label: 'none'};

/** Adds the reasons why the rules do not allow an option to its label. */
export function warn(
  label: string,
  texts: readonly {readonly text: string}[],
): string {
  return texts.length === 0
    ? label
    : `${label} (${texts.map(({text}) => text).join(' ')})`;
}

export function getColumn(
  rows: readonly Row[],
  heading: string,
): readonly string[] {
  return rows.map((row) => row[heading] ?? '');
}

/** Makes options whose labels are their values. */
export function asOptions(values: readonly string[]): readonly Option[] {
  return values.map((value) => ({value, label: value}));
}

/** The possible totals of a rolled stat. */
const ROLLED = {least: 3, most: 18};

export function listStats({character}: Build): readonly Field[] {
  return statNames.map((stat) => ({
    kind: 'number',
    id: stat,
    label: stat,
    value: character.rolled[stat],
    least: ROLLED.least,
    most: ROLLED.most,
    canSwap: true,
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

/** Lists the fields of the rolled hit dice of each class, from level 2 on. */
export function listHealth({character}: Build): readonly Field[] {
  const {level, hitDice, second} = character;
  const dice = [
    {
      id: 'hitDice',
      of: second === null ? '' : ` (${character.class})`,
      level,
      hitDice,
    },
    ...(second === null
      ? []
      : [{...second, id: 'secondDice', of: ` (${second.class})`}]),
  ];
  return dice
    .filter((each) => each.level > 1 || each.hitDice.length > 0)
    .map((each) => ({
      kind: 'text',
      id: each.id,
      label: `Hit dice rolled from level 2${each.of}`,
      value: each.hitDice.join(', '),
    }));
}

export function listHouse(build: Build): readonly Field[] {
  const {tables, character} = build;
  const houses = getColumn(tables.houses, 'House');
  const {house, god} = character;
  const gods = tables.gods.filter(({House}) => House === house);
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
    ...(findBest(build, 'Priest') === undefined && god === ''
      ? []
      : [
          {
            kind: 'choice',
            id: 'god',
            label: 'God',
            value: god,
            options: [
              {value: '', label: 'the head of the House'},
              ...gods.map((row) => ({
                value: row['Lesser god'] ?? '',
                label: `${row['Lesser god'] ?? ''} (${row['Rank'] ?? ''})`,
              })),
              ...asOptions(
                [HALLOW, god].filter(
                  (name, index, all) =>
                    name !== '' &&
                    all.indexOf(name) === index &&
                    !getColumn(gods, 'Lesser god').includes(name),
                ),
              ),
            ],
          } as const,
        ]),
  ];
}

/** Lists the field of the bond; the name has its own place. */
export function listBond({character}: Build): readonly Field[] {
  return [{kind: 'text', id: 'bond', label: 'Bond', value: character.bond}];
}
