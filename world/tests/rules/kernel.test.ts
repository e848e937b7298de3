import {rules} from '../../rules/rules';

describe('the kernel of the rules', () => {
  it.each([
    {name: 'Warrior', attack: [1, 1], hitDie: 10, lateHitPoints: 3},
    {name: 'Rogue', attack: [3, 4], hitDie: 8, lateHitPoints: 2},
    {name: 'Priest', attack: [2, 3], hitDie: 8, lateHitPoints: 2},
    {name: 'Mage', attack: [1, 2], hitDie: 4, lateHitPoints: 1},
  ])(
    'gives the $name $attack of its level, d$hitDie and +$lateHitPoints',
    (group) => {
      expect(rules.classGroups).toContainEqual(expect.objectContaining(group));
    },
  );

  it('has four class groups, each with two good saves of the five', () => {
    expect(rules.classGroups.map(({goodSaves}) => goodSaves.length)).toEqual([
      2, 2, 2, 2,
    ]);
    expect(rules.saves.names).toEqual(
      expect.arrayContaining(
        rules.classGroups.flatMap(({goodSaves}) => goodSaves),
      ),
    );
  });
});
