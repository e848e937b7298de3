import {
  actionPoints,
  baseAttackBonus,
  defenseGrowth,
  saveBase,
  damageBonus,
  throughSoak,
} from '../../rules/combat';
import {rules} from '../../rules/rules';
import {groupNamed} from '../support/groupNamed';

describe('the base attack bonus', () => {
  it.each([
    ['Warrior', [1, 2, 3, 4, 5, 10, 19, 20]],
    ['Rogue', [0, 1, 2, 3, 3, 7, 14, 15]],
    ['Priest', [0, 1, 2, 2, 3, 6, 12, 13]],
    ['Mage', [0, 1, 1, 2, 2, 5, 9, 10]],
  ])('of a %s at levels 1 to 5, 10, 19 and 20 is %j', (group, bonuses) => {
    const levels = [1, 2, 3, 4, 5, 10, 19, 20];
    expect(
      levels.map((level) => baseAttackBonus(groupNamed(group), level)),
    ).toEqual(bonuses);
  });
});

describe('the base of a save', () => {
  const warrior = groupNamed('Warrior');

  it.each([
    [1, 2],
    [2, 3],
    [3, 3],
    [4, 4],
    [19, 11],
    [20, 12],
  ])('that is good at level %d is %d', (level, base) => {
    expect(saveBase(rules, warrior, {save: 'Body', level})).toBe(base);
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [18, 6],
    [20, 6],
  ])('that is poor at level %d is %d', (level, base) => {
    expect(saveBase(rules, warrior, {save: 'Mind', level})).toBe(base);
  });

  it('is one of five saves', () => {
    expect(rules.saves.names).toEqual([
      'Body',
      'Reflex',
      'Mind',
      'Mana',
      'Fate',
    ]);
  });
});

describe('the action points of a round', () => {
  it.each([
    [0, 1, 6],
    [0, 5, 7],
    [0, 10, 8],
    [3, 1, 9],
    [7, 20, 17],
    [-1, 1, 5],
  ])(
    'with a Dexterity modifier of %d at level %d are %d',
    (dexterityModifier, level, points) => {
      expect(actionPoints(rules, {dexterityModifier, level})).toBe(points);
    },
  );

  it.each([
    [-2, 1],
    [-3, 1],
    [-3, 5],
    [-7, 1],
  ])('are never below 4: modifier %d, level %d', (dexterityModifier, level) => {
    expect(actionPoints(rules, {dexterityModifier, level})).toBe(4);
  });
});

describe('the attacks of a round', () => {
  it('are capped by rank at 1, 2, 3 and 4', () => {
    expect(
      rules.weaponRanks.map(({name, mostAttacks}) => [name, mostAttacks]),
    ).toEqual([
      ['Familiar', 1],
      ['Proficient', 2],
      ['Specialist', 3],
      ['Master', 4],
    ]);
  });
});

describe('the defense of a fighter', () => {
  it.each([
    [1, 0],
    [4, 3],
    [5, 4],
    [20, 16],
  ])('grows until level %i by %i', (level, growth) => {
    expect(defenseGrowth(rules, level)).toBe(growth);
  });
});

describe('the damage of a hit', () => {
  it.each([
    [2, 0],
    [3, 1],
    [20, 6],
  ])('gains from practice, at base %i: %i', (base, bonus) => {
    expect(damageBonus(rules, base)).toBe(bonus);
  });

  it.each([
    ['that Soak lessens', {damage: 9, soak: 4, pierce: 2, critical: false}, 7],
    [
      'pierced further than Soak',
      {damage: 9, soak: 2, pierce: 5, critical: false},
      9,
    ],
    [
      'that Soak would stop does 1',
      {damage: 3, soak: 4, pierce: 0, critical: false},
      1,
    ],
    [
      'of a critical, against half',
      {damage: 14, soak: 5, pierce: 0, critical: true},
      12,
    ],
  ])('%s', (_, blow, through) => {
    expect(throughSoak(rules, blow)).toBe(through);
  });
});
