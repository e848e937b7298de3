import {
  averageHitPoints,
  experienceFor,
  proficiencyPoints,
} from '../../../../src/lib/rules/progress';
import {rules} from '../../../../src/site/rules';
import {groupNamed} from '../../../support/groupNamed';

const outside = [0, -1, 21, 2.5];

describe('the experience that reaches a level', () => {
  it.each([
    [1, 0],
    [2, 1200],
    [3, 3600],
    [4, 7200],
    [5, 12_000],
    [6, 18_000],
    [7, 25_200],
    [8, 33_600],
    [9, 43_200],
    [10, 54_000],
    [11, 66_000],
    [19, 205_200],
    [20, 228_000],
  ])('%d is %d in all', (level, experience) => {
    expect(experienceFor(rules, level)).toBe(experience);
  });

  it.each(outside)('is refused for level %d', (level) => {
    expect(() => experienceFor(rules, level)).toThrow(
      `level: found ${level}, expected a whole number from 1 to 20.`,
    );
  });
});

describe('the average hit points of a class group', () => {
  it.each([
    ['Warrior', 1, 10],
    ['Warrior', 2, 15],
    ['Warrior', 3, 21],
    ['Warrior', 10, 59],
    ['Warrior', 11, 62],
    ['Warrior', 20, 89],
    ['Rogue', 1, 8],
    ['Rogue', 2, 12],
    ['Rogue', 10, 48],
    ['Rogue', 11, 50],
    ['Rogue', 20, 68],
    ['Priest', 1, 8],
    ['Priest', 10, 48],
    ['Priest', 20, 68],
    ['Mage', 1, 4],
    ['Mage', 2, 6],
    ['Mage', 3, 9],
    ['Mage', 10, 26],
    ['Mage', 11, 27],
    ['Mage', 20, 36],
  ])('%s at level %d is %d', (group, level, hitPoints) => {
    expect(averageHitPoints(rules, groupNamed(group), level)).toBe(hitPoints);
  });

  it.each(outside)('is refused for level %d', (level) => {
    expect(() => averageHitPoints(rules, groupNamed('Mage'), level)).toThrow(
      RangeError,
    );
  });
});

describe('the proficiency points of a character', () => {
  it.each([
    [1, 0, 6],
    [1, 3, 9],
    [1, -2, 4],
    [2, 0, 8],
    [5, 1, 15],
    [20, 0, 44],
  ])(
    'at level %d with an Intelligence modifier of %d are %d',
    (level, intelligenceModifier, points) => {
      expect(proficiencyPoints(rules, {level, intelligenceModifier})).toBe(
        points,
      );
    },
  );

  it.each(outside)('are refused for level %d', (level) => {
    expect(() =>
      proficiencyPoints(rules, {level, intelligenceModifier: 0}),
    ).toThrow(RangeError);
  });
});
