import {COLUMNS, type Column} from '../../model/record';
import {
  listFaults,
  file,
  line,
  power,
  read,
} from '../../../../world/tests/support/spellSheet';

describe('the fault of a cell', () => {
  it.each<[Column, string, string]>([
    ['type', 'Cantrip', 'one of Spell, Power'],
    [
      'level',
      '9',
      'a whole number from 1 to 8 for a Spell; use 0 only for a placeholder, with all other cells empty',
    ],
    ['level', '0', 'a whole number from 1 to 8 for a Spell'],
    ['level', 'one', 'a whole number from 1 to 8'],
    ['name', 'Ash Whisper (3/day)', 'no suffix, because only powers have one'],
    ['name', 'A'.repeat(33), 'a name of at most 32 characters'],
    [
      'range',
      '10 leagues',
      'Self, Touch, Sight, Same plane, or a length such as',
    ],
    ['duration', '3 moons', 'Instant; Permanent; Until dawn'],
    ['castingTime', '13 AP', '"1 AP" to "12 AP"'],
    ['aoe', '2 dragons', 'None, Self, a number of targets such as'],
    ['save', 'Will negates', 'None, or one of Body, Reflex, Mind, Mana, Fate'],
    ['sphere', 'Smok', 'did you mean "Smoke"?'],
    ['sphere', 'Charm; Charm', 'without repeats'],
    ['sphere', 'Charm; Smoke; Illusion; Elemental', 'one to 3 spheres'],
    ['sphere', 'Invocation', 'one of Enchantment, Elemental Smoke'],
    ['heldBy', 'Gobling', 'did you mean "Goblin"?'],
    ['description', 'x'.repeat(59), '60 to 420 characters (this has 59)'],
    ['description', 'x'.repeat(421), '60 to 420 characters (this has 421)'],
    [
      'description',
      `${'x'.repeat(60)}\nand more`,
      'one paragraph of 60 to 420 characters',
    ],
  ])('is reported for %s "%s"', (column, text, expected) => {
    expect(listFaults({[column]: text})).toEqual([
      {
        file,
        row: 2,
        column,
        found: `"${text}"`,
        expected: expect.stringContaining(expected),
      },
    ]);
  });

  it.each(COLUMNS.filter((column) => column !== 'heldBy'))(
    'is reported if %s is empty',
    (column) => {
      expect(listFaults({[column]: ''})).toContainEqual(
        expect.objectContaining({column, found: 'an empty cell'}),
      );
    },
  );

  it.each<{
    what: string;
    cells: Partial<Record<Column, string>>;
    column: Column;
    expected: string;
  }>([
    {
      what: 'a power of level 1',
      cells: {level: '1'},
      column: 'level',
      expected: 'from 2 to 12 for a Power',
    },
    {
      what: 'a power of level 13',
      cells: {level: '13'},
      column: 'level',
      expected: 'from 2 to 12 for a Power',
    },
    {
      what: 'a power that nobody has',
      cells: {heldBy: ''},
      column: 'heldBy',
      expected: 'the holders of the power',
    },
  ])('is reported for $what', ({cells, column, expected}) => {
    expect(listFaults({...power, ...cells})).toEqual([
      expect.objectContaining({
        column,
        expected: expect.stringContaining(expected),
      }),
    ]);
  });

  it('is reported for every cell at once', () => {
    const {faults, records} = read(
      line({save: 'x', aoe: 'y'}),
      line({range: 'z'}),
    );
    expect(faults.map(({row, column}) => [row, column])).toEqual([
      [2, 'aoe'],
      [2, 'save'],
      [3, 'range'],
    ]);
    expect(records).toEqual([]);
  });

  it.each(['Say "no" ', "Say ‘no’ to the Weaver's "])(
    'is reported for straight quotes, which a spreadsheet may have left: %s',
    (text) => {
      expect(listFaults({description: text.repeat(8)})).toEqual([
        expect.objectContaining({
          column: 'description',
          expected: 'curly quotes and apostrophes: ‘, ’, “, and ”',
        }),
      ]);
    },
  );
});
