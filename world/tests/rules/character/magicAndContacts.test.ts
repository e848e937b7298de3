import fc from '../../../../tests/support/properties';
import type {Character} from '../../../rules/character/character';
import {deriveCharacter} from '../../../rules/character/derive';
import {describeCharacter} from '../../../rules/character/describe';
import {editCharacter} from '../../../rules/character/edit';
import {
  isCharacter,
  migrateCharacter,
} from '../../../rules/character/isCharacter';
import {characters} from './arbitraryCharacter';
import {getReady, readyCharacters, tables} from './readyCharacters';

const {character: odo} = getReady('Odo');

function pray(level: number, changes: Partial<Character> = {}): Character {
  const rolled = {...odo.rolled, Wisdom: 16};
  return {...odo, class: 'House Priest', level, rolled, ...changes};
}

function listSlots(character: Character): readonly string[] {
  return deriveCharacter(tables, character).slots.map(
    ({name, total}) => `${name}: ${total}`,
  );
}

describe('the slots of a priest', () => {
  it('are those of Ishsa on the page, with her spare motes', () => {
    expect(listSlots(pray(5))).toEqual([
      'Slots of spell level 1: 3',
      'Slots of spell level 2: 2',
      'Slots of spell level 3: 1',
    ]);
    expect(deriveCharacter(tables, pray(5)).spareMotes?.total).toBe(7);
  });

  it('follow the level as a priest, not that of the other class', () => {
    const second = {
      class: 'House Priest',
      level: 1,
      hitDice: [],
      joinedAt: 0,
    };
    const {spareMotes, slots} = deriveCharacter(tables, {
      ...pray(9, {class: 'Fighter'}),
      second,
    });
    expect(slots).toHaveLength(1);
    expect(spareMotes?.parts[0]).toEqual({label: 'Level 1', value: 1});
  });
});

describe('contacts and enemies', () => {
  const tessa: Character = {
    ...getReady('Tessa').character,
    contacts: [{name: 'Hella Strand', rating: 2, reach: 'Ward'}],
    enemies: [{name: 'Horse trader', rating: 3}],
  };

  it('leave Tessa 3 points at level 1, and 1 at level 4 with Jorund Hask', () => {
    const left = (who: Character): number =>
      deriveCharacter(tables, who).contactsLeft.total;
    expect(left(tessa)).toBe(3);
    const jorund = {name: 'Jorund Hask', rating: 3, reach: 'Ward'} as const;
    expect(
      left({...tessa, level: 4, contacts: [...tessa.contacts, jorund]}),
    ).toBe(1);
  });

  it('give back 5 points at most', () => {
    const points = (...ratings: readonly number[]): number =>
      deriveCharacter(tables, {
        ...tessa,
        enemies: ratings.map((rating) => ({name: `Foe ${rating}`, rating})),
      }).contactPoints.total;
    expect(points(2, 3)).toBe(2 + 5);
    expect(points(3, 3)).toBe(2 + 5);
  });

  it.each(tables.sampleContacts)(
    'can be the ready $Contact, at the printed cost',
    (row) => {
      const {steps} = describeCharacter(tables, odo);
      const field = steps[8]?.fields.find(({id}) => id === 'contacts');
      const option =
        field?.kind === 'list'
          ? field.addable.find(({value}) => value === row['Contact'])
          : undefined;
      const changed = editCharacter(odo, {
        field: 'contacts',
        item: row['Contact'] ?? '',
        value: option?.start ?? '',
      });
      const {contactsSpent} = deriveCharacter(tables, changed);
      expect(contactsSpent.total).toBe(Number(row['Cost']));
    },
  );

  it.each(['6 Ward', '0 Ward', '2 Moon', '2', 'Ward'])(
    'are none with the value "%s"',
    (value) => {
      const edit = {field: 'contacts', item: 'Hella', value};
      expect(editCharacter(odo, edit)).toBe(odo);
    },
  );
});

describe('a character of an earlier version', () => {
  const added = [
    {second: null, styles: [], style: '', contacts: [], enemies: []},
    {god: '', spells: [], used: [], wounds: 0, conditions: [], earned: 0},
  ];
  const names = added.map((each) => Object.keys(each));

  it.each(readyCharacters)('is read: $name', ({character}) => {
    const [first = [], later = []] = names;
    const without = (keys: readonly string[]): unknown =>
      Object.fromEntries(
        Object.entries(character).filter(([key]) => !keys.includes(key)),
      );
    for (const lacking of [[...first, ...later], later]) {
      const old = without(lacking);
      expect(isCharacter(old)).toBe(false);
      const migrated = migrateCharacter(old);
      expect(isCharacter(migrated)).toBe(true);
      expect(migrated).toEqual({...character, ...added[0], ...added[1]});
    }
  });

  it('differs from one of now, which stays as it is', () => {
    fc.assert(
      fc.property(characters, (character) => {
        expect(migrateCharacter(character)).toBe(character);
      }),
    );
  });

  it('is not made of what has lost a choice', () => {
    const {styles, ...torn} = odo;
    expect(styles).toEqual([]);
    expect(isCharacter(migrateCharacter(torn))).toBe(false);
    expect(migrateCharacter('torn')).toBe('torn');
  });
});
