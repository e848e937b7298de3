import {rules} from '../../rules/rules';

describe('the kernel of the rules', () => {
  it('knows 20 levels, and hit dice up to level 10', () => {
    expect(rules.levels).toEqual({highest: 20, lastHitDie: 10});
  });

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

  it('has at least one class group that is good at each save', () => {
    const good = new Set(rules.classGroups.flatMap(({goodSaves}) => goodSaves));
    expect(good).toEqual(new Set(rules.saves.names));
  });

  it('bands the levels 1–4, 5–8, 9–12, 13–16 and 17–20', () => {
    expect(rules.levelBands).toEqual([
      {name: 'Local', from: 1, to: 4},
      {name: 'Named', from: 5, to: 8},
      {name: 'Regional', from: 9, to: 12},
      {name: 'Crowned', from: 13, to: 16},
      {name: 'Gatebound', from: 17, to: 20},
    ]);
  });

  it('lets spells run from 1 to 8', () => {
    expect(rules.spells.highestLevel).toBe(8);
  });

  it('gives 6 proficiency points at first and 2 per level', () => {
    expect(rules.proficiencyPoints).toEqual({first: 6, perLevel: 2});
  });

  it('charges 1 proficiency point for a weapon and 3 for each further rank', () => {
    expect(rules.weaponRanks.map(({points}) => points)).toEqual([1, 3, 3, 3]);
  });
});
