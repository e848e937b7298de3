import {
  getExperience,
  foeExperience,
  levelReached,
  proficiencyPoints,
  splitExperience,
} from '../../rules/progress';
import {rules} from '../../rules/rules';

const outside = [0, -1, 21, 2.5];

describe('the experience that reaches a level', () => {
  it.each([
    [1, 0],
    [2, 1200],
    [3, 3600],
    [5, 12_000],
    [10, 54_000],
    [11, 66_000],
    [19, 205_200],
    [20, 228_000],
  ])('%d is %d in all', (level, experience) => {
    expect(getExperience(rules, level)).toBe(experience);
  });

  it.each(outside)('is rejected for level %d', (level) => {
    expect(() => getExperience(rules, level)).toThrow(
      `level: found ${level}, expected a whole number from 1 to 20.`,
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

  it.each(outside)('are rejected for level %d', (level) => {
    expect(() =>
      proficiencyPoints(rules, {level, intelligenceModifier: 0}),
    ).toThrow(RangeError);
  });
});

describe('the experience for a foe', () => {
  it.each([
    [1, 1, 100],
    [3, 3, 600],
    [10, 12, 5500],
    [1, 5, 100],
    [1, 6, 0],
    [4, 9, 0],
    [5, 9, 1500],
  ])('of rank %i to a character of level %i', (rank, level, worth) => {
    expect(foeExperience(rules, {rank, level})).toBe(worth);
  });
});

describe('sharing experience', () => {
  it.each([
    {total: 1200, characters: 4, followers: 2, share: 240},
    {total: 1000, characters: 3, followers: 0, share: 333},
    {total: 1000, characters: 1, followers: 1, share: 666},
    {total: 0, characters: 2, followers: 0, share: 0},
  ])('$total give $share', ({total, share, ...company}) => {
    expect(splitExperience(rules, total, company)).toBe(share);
  });

  it.each([
    [0, 1],
    [1199, 1],
    [1200, 2],
    [4740, 3],
    [227_999, 19],
    [228_000, 20],
    [900_000, 20],
  ])('%i are enough for level %i', (experience, level) => {
    expect(levelReached(rules, experience)).toBe(level);
  });
});
