import {derivedSheets} from '../derive/derivedSheets';
import type {Sheet} from '../../src/shared/lib/csv';
import {rules} from '../rules/rules';

function derived(name: string): Sheet {
  const derive = derivedSheets[name];
  if (derive === undefined) {
    throw new Error(`There is no derived sheet "${name}".`);
  }
  return derive(rules);
}

/** Finds the row of a derived sheet that begins with some cells. */
function getRow(
  name: string,
  ...beginning: readonly string[]
): readonly string[] {
  const {rows} = derived(name);
  return (
    rows.find((cells) =>
      beginning.every((cell, index) => cells[index] === cell),
    ) ?? []
  );
}

describe('the sheets derived from the rules', () => {
  it.each(Object.keys(derivedSheets))(
    'have the same number of cells in every row: %s',
    (name) => {
      const {columns, rows} = derived(name);
      expect(rows.map(({length}) => length)).toEqual(
        rows.map(() => columns.length),
      );
    },
  );

  it.each([
    [
      'action-points.csv',
      [
        'Dexterity modifier',
        'Levels 1–4',
        'Levels 5–9',
        'Levels 10–14',
        'Levels 15–19',
        'Level 20',
      ],
    ],
    [
      'attacks-per-round.csv',
      [
        'Action points',
        'Weapon',
        'AP',
        'Familiar',
        'Proficient',
        'Specialist',
        'Master',
      ],
    ],
    ['base-attack-bonus.csv', ['Level', 'Warrior', 'Rogue', 'Priest', 'Mage']],
    ['hit-points.csv', ['Level', 'Warrior', 'Rogue', 'Priest', 'Mage']],
    [
      'saving-throws.csv',
      ['Class group', 'Level', 'Body', 'Reflex', 'Mind', 'Mana', 'Fate'],
    ],
    [
      'stat-modifiers.csv',
      [
        'Stat',
        'Modifier',
        'Lift (lb)',
        'AP change',
        'Extra tongues',
        'Reaction',
        'Mote bonus',
        'Notice (ft)',
      ],
    ],
  ])('have readable headings: %s', (name, columns) => {
    expect(derived(name).columns).toEqual(columns);
  });

  it.each<[string, number]>([
    ['action-points.csv', 11],
    ['attacks-per-round.csv', 27],
    ['base-attack-bonus.csv', 20],
    ['class-groups.csv', 4],
    ['experience.csv', 20],
    ['hit-points.csv', 20],
    ['level-bands.csv', 5],
    ['saving-throws.csv', 80],
    ['spell-cost.csv', 8],
    ['spell-strength.csv', 20],
    ['stat-modifiers.csv', 25],
    ['turning-by-level.csv', 10],
    ['turning.csv', 10],
    ['weapon-ranks.csv', 4],
  ])('have a complete set of rows: %s has %d', (name, count) => {
    expect(derived(name).rows).toHaveLength(count);
  });
});

describe('a row of a derived sheet', () => {
  it.each<[string, readonly string[]]>([
    ['action-points.csv', ['−3', '4', '4', '5', '6', '7']],
    ['action-points.csv', ['0', '6', '7', '8', '9', '10']],
    ['base-attack-bonus.csv', ['1', '+1', '0', '0', '0']],
    ['base-attack-bonus.csv', ['20', '+20', '+15', '+13', '+10']],
    [
      'class-groups.csv',
      ['Warrior', 'level', 'd10', '+3 a level', 'Body, Reflex'],
    ],
    [
      'class-groups.csv',
      ['Priest', '2 × level ÷ 3', 'd8', '+2 a level', 'Mind, Fate'],
    ],
    [
      'class-groups.csv',
      ['Mage', 'level ÷ 2', 'd4', '+1 a level', 'Mana, Mind'],
    ],
    ['experience.csv', ['1', '0', '1,200']],
    ['experience.csv', ['10', '54,000', '12,000']],
    ['experience.csv', ['20', '228,000', '—']],
    ['hit-points.csv', ['1', '10', '8', '8', '4']],
    ['hit-points.csv', ['20', '89', '68', '68', '36']],
    ['level-bands.csv', ['Gatebound', '17–20']],
    ['spell-cost.csv', ['8', '36', '+8']],
    [
      'spell-strength.csv',
      ['20', '21', '22', '23', '24', '25', '26', '27', '28'],
    ],
    ['stat-modifiers.csv', ['3', '−3', '45', '−3', '0', '−3', '0', '15']],
    ['stat-modifiers.csv', ['18', '+3', '270', '+3', '3', '+3', '3', '105']],
    ['turning-by-level.csv', ['Rattlebone', '11', '7', '3', '1', '1', '1']],
    [
      'turning-by-level.csv',
      ['Office-holder', '—', '—', '—', '17', '13', '10'],
    ],
    ['turning.csv', ['10', 'Office-holder', '30', '40']],
    ['weapon-ranks.csv', ['Master', '4', '3']],
  ])('of %s is %j', (name, row) => {
    expect(getRow(name, row[0] ?? '')).toEqual(row);
  });

  it('lists the attacks with a weapon by rank', () => {
    expect(getRow('attacks-per-round.csv', '6', 'Medium')).toEqual([
      '6',
      'Medium',
      '3',
      '1',
      '2',
      '2',
      '2',
    ]);
    expect(getRow('attacks-per-round.csv', '12', 'Medium')).toEqual([
      '12',
      'Medium',
      '3',
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  it('lists the saves of a group by level', () => {
    expect(getRow('saving-throws.csv', 'Mage', '1')).toEqual([
      'Mage',
      '1',
      '0',
      '0',
      '+2',
      '+2',
      '0',
    ]);
    expect(getRow('saving-throws.csv', 'Warrior', '20')).toEqual([
      'Warrior',
      '20',
      '+12',
      '+12',
      '+6',
      '+6',
      '+6',
    ]);
  });

  it('starts the chart of attacks at the fewest possible action points', () => {
    expect(derived('attacks-per-round.csv').rows[0]?.[0]).toBe('4');
  });
});

describe('the nights of the almanac', () => {
  const {rows} = derivedSheets['nights.csv']?.(rules) ?? {rows: []};

  it('are ten thousand, from the first of 1120', () => {
    expect(rows).toHaveLength(10_000);
    expect(rows[0]?.slice(0, 5)).toEqual([
      '1',
      '1120',
      'Rimewane',
      '1',
      'Iceday',
    ]);
  });

  it('have a full Lanthe on each 23rd, and none on Gate Days', () => {
    const lanthe = (day: string) =>
      new Set(
        rows
          .filter((row) => row[3] === day && row[2] !== 'Gate Day')
          .map((row) => row[5]),
      );
    expect(lanthe('23')).toEqual(new Set(['full']));
    const gateDays = rows.filter((row) => row[2] === 'Gate Day');
    expect(new Set(gateDays.map((row) => row[5]))).toEqual(new Set(['new']));
    expect(new Set(gateDays.map((row) => row[4]))).toEqual(new Set(['—']));
  });
});
