import fc from '../../../../tests/support/properties';
import {makeStats} from '../../../rules/character/build';
import {
  reaches,
  statNames,
  type Character,
  type SecondClass,
} from '../../../rules/character/character';
import {tables} from './readyCharacters';

const text = fc.string({maxLength: 20});
const itemName = fc.string({minLength: 1, maxLength: 20});

const stats = fc
  .array(fc.integer({min: 1, max: 25}), {
    minLength: statNames.length,
    maxLength: statNames.length,
  })
  .map((values) => makeStats((stat) => values[statNames.indexOf(stat)] ?? 1));

function pick(
  rows: readonly Readonly<Record<string, string>>[],
  heading: string,
) {
  return fc.constantFrom(...rows.map((row) => row[heading] ?? ''));
}

function list<Item>(item: fc.Arbitrary<Item>): fc.Arbitrary<Item[]> {
  return fc.array(item, {maxLength: 14});
}

const level = fc.integer({min: 1, max: 20});
const hitDice = fc.array(fc.integer({min: 1, max: 10}), {maxLength: 9});
const rating = fc.integer({min: 1, max: 5});

/** Names that all differ, each with a number. */
const named = fc.uniqueArray(
  fc.record({
    name: fc.oneof(itemName, fc.constantFrom('Motes', 'Ash Whisper')),
    count: fc.integer({min: 1, max: 30}),
  }),
  {maxLength: 14, selector: ({name}) => name},
);

const second: fc.Arbitrary<SecondClass | null> = fc.option(
  fc.record({
    class: pick(tables.classes, 'Class'),
    level,
    hitDice,
    joinedAt: fc.integer({min: 0, max: 20}),
  }),
);

/** Any character that the sheet can show. */
export const characters: fc.Arbitrary<Character> = fc
  .record({
    name: text,
    people: pick(tables.peoples, 'People'),
    class: pick(tables.classes, 'Class'),
    level,
    second,
    rolled: stats,
    chosenSave: fc.constantFrom('', 'Body', 'Fate'),
    hitDice,
    weapons: list(
      fc.record({
        name: fc.oneof(itemName, pick(tables.weapons, 'Weapon')),
        rank: fc.integer({min: 0, max: 3}),
      }),
    ),
    skills: list(
      fc.record({
        name: fc.oneof(itemName, pick(tables.skills, 'Skill')),
        rank: fc.integer({min: 1, max: 4}),
      }),
    ),
    styles: list(
      fc.record({
        name: pick(tables.schools, 'Style'),
        rank: fc.integer({min: 1, max: 4}),
      }),
    ),
    style: fc.oneof(fc.constant(''), pick(tables.schools, 'Style')),
    otherPoints: fc.integer({min: 0, max: 100}),
    armor: fc.oneof(fc.constant(''), pick(tables.armors, 'Armor')),
    shield: fc.oneof(fc.constant(''), pick(tables.shields, 'Shield')),
    gear: list(
      fc.record({
        name: fc.oneof(itemName, pick(tables.gear, 'Item')),
        count: fc.integer({min: 1, max: 1000}),
      }),
    ),
    purse: fc.integer({min: 0, max: 1_000_000}),
    house: text,
    bond: text,
    contacts: list(
      fc.record({name: itemName, rating, reach: fc.constantFrom(...reaches)}),
    ),
    enemies: list(fc.record({name: itemName, rating})),
    god: fc.oneof(fc.constant(''), pick(tables.gods, 'Lesser god')),
    spells: named,
    used: named,
    wounds: fc.integer({min: 0, max: 60}),
    conditions: list(fc.record({name: itemName})),
    earned: fc.integer({min: 0, max: 5000}),
    notes: fc.string({
      maxLength: 60,
      unit: fc.constantFrom('a', ' ', '\n', ':'),
    }),
  })
  .map((character) =>
    // Other peoples have no save of choice.
    character.people === 'Common Human'
      ? character
      : {...character, chosenSave: ''},
  );
