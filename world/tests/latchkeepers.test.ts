import {
  actionPoints,
  baseAttackBonus,
  defenseGrowth,
  saveBase,
} from '../rules/combat';
import {statModifier} from '../rules/stats';
import {rules} from '../rules/rules';
import {getColumn, findNumber, readRecords} from '../../tests/support/sheets';
import {averageHitPoints} from './support/averageHitPoints';

type Row = Readonly<Record<string, string>>;

const gateWatcher = 'campaigns/return-of-the-gatewatcher';

function withName(file: string, name: string): Row {
  return (
    readRecords(`${gateWatcher}/${file}`).find((row) => row['Name'] === name) ??
    {}
  );
}

describe('the Latchkeepers’ sheets', () => {
  const groupOf: Readonly<Record<string, string>> = {
    Scout: 'Rogue',
    'Grave Warden': 'Priest',
    Fighter: 'Warrior',
    Oathsworn: 'Warrior',
    Wizard: 'Mage',
    'Smoke Mage': 'Mage',
  };

  /** Returns the stat modifiers, class group and level of one of them. */
  function getSheet(name: string) {
    const keeper = withName('latchkeepers.csv', name);
    const stats = withName('stats.csv', name);
    const group = rules.classGroups.find(
      (each) => each.name === groupOf[keeper['Class'] ?? ''],
    );
    if (group === undefined) {
      throw new Error(`${name} has no class group.`);
    }
    return {
      group,
      level: Number(keeper['Level']),
      people: keeper['People'] ?? '',
      modifier: (stat: string) => statModifier(rules, Number(stats[stat])),
    };
  }

  function getRow(file: string, column: string, cell: string): Row {
    return (
      readRecords(file).find(
        (row) => row[column]?.toLowerCase() === cell.toLowerCase(),
      ) ?? {}
    );
  }

  const fighting = readRecords(`${gateWatcher}/fighting.csv`);

  it.each(fighting)('follow from class and Constitution: $Name', (row) => {
    const {group, level, modifier} = getSheet(row['Name'] ?? '');
    expect(Number(row['Hit points'])).toBe(
      averageHitPoints(group, level) + level * modifier('Constitution'),
    );
  });

  it.each(fighting)('include armor and shield: $Name', (row) => {
    const {level, modifier} = getSheet(row['Name'] ?? '');
    const armor = getRow(
      'game-mechanics/combat/armor.csv',
      'Armor',
      row['Armor'] ?? '',
    );
    const shield = getRow(
      'game-mechanics/combat/shields.csv',
      'Shield',
      row['Shield'] ?? '',
    );
    const points = actionPoints(rules, {
      dexterityModifier: modifier('Dexterity'),
      level,
    });
    expect(row['Soak']).toBe(armor['Soak']);
    expect(Number(row['AP'])).toBe(
      Math.max(4, points - Number(armor['AP toll'])),
    );
    expect(Number(row['DEF'])).toBe(
      rules.defense.base +
        defenseGrowth(rules, level) +
        modifier('Dexterity') +
        Number(shield['DEF'] ?? 0),
    );
  });

  it.each(fighting)('attack by rank and level: $Name', (row) => {
    const {group, level, modifier} = getSheet(row['Name'] ?? '');
    const weapon = getRow(
      'character-creation/weapons.csv',
      'Weapon',
      row['Weapon'] ?? '',
    );
    const light = weapon['AP'] === '2';
    const stat = light
      ? Math.max(modifier('Strength'), modifier('Dexterity'))
      : modifier('Strength');
    const rank = getColumn('game-mechanics/weapon-ranks.csv', 'Rank').indexOf(
      row['Rank'] ?? '',
    );
    expect(rank).toBeGreaterThanOrEqual(0);
    expect(findNumber(row['Attack'])).toBe(
      baseAttackBonus(group, level) + stat + rank + 1,
    );
  });

  it.each(fighting)('save no worse than their class: $Name', (row) => {
    const {group, level, modifier} = getSheet(row['Name'] ?? '');
    const gifts = readRecords('game-mechanics/combat/save-uses.csv').map(
      ({Save = '', Stat = ''}) =>
        findNumber(row[Save]) -
        saveBase(rules, group, {save: Save, level}) -
        modifier(Stat),
    );
    expect(Math.min(...gifts)).toBe(0);
    expect(Math.max(...gifts)).toBeLessThanOrEqual(2);
  });

  it.each(readRecords(`${gateWatcher}/stats.csv`))(
    'are within the limits of the people: $Name',
    ({Name = '', ...stats}) => {
      const {people} = getSheet(Name);
      const ranges = getRow(
        'character-creation/stat-ranges.csv',
        'People',
        people,
      );
      const outside = Object.entries(stats).filter(([stat, value]) => {
        const [least = NaN, most = NaN] =
          ranges[stat]?.split('–').map(Number) ?? [];
        return !(Number(value) >= least && Number(value) <= most);
      });
      expect(outside).toEqual([]);
    },
  );
});
