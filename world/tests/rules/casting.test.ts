import {
  highestSpellLevel,
  isWithin,
  motesHeld,
  spellsKnown,
  stepLimit,
  stretchedCost,
} from '../../rules/casting';
import {rules} from '../../rules/rules';

describe('the motes of a stretched spell', () => {
  it.each([
    {level: 3, steps: [], motes: 6},
    {level: 1, steps: [1], motes: 2},
    {level: 3, steps: [0, 0, 0, 1, 1, 0], motes: 12},
    {level: 6, steps: [0, 1, 2, 0, 0, 1], motes: 45},
    {level: 8, steps: [5, 5], motes: 116},
  ])(
    'of level $level with steps $steps are $motes',
    ({level, steps, motes}) => {
      expect(stretchedCost(level, steps)).toBe(motes);
    },
  );
});

describe('the limit for stretching a spell', () => {
  it.each([
    [1, 1, 1],
    [4, 1, 1],
    [8, 2, 3],
    [9, 3, 5],
    [16, 4, 7],
    [17, 5, 10],
    [20, 5, 10],
  ])('at level %i: %i steps in one factor, %i in all', (level, one, all) => {
    expect(stepLimit(rules, level)).toEqual({
      inOneFactor: one,
      inOneSpell: all,
    });
  });

  it('applies to steps in one factor and in all', () => {
    const limit = {inOneFactor: 2, inOneSpell: 3};
    expect(isWithin(limit, [])).toBe(true);
    expect(isWithin(limit, [2, 1])).toBe(true);
    expect(isWithin(limit, [3])).toBe(false);
    expect(isWithin(limit, [2, 2])).toBe(false);
    expect(isWithin(limit, [1, 1, 1, 1])).toBe(false);
  });
});

describe('the known and held spells of a caster of one school', () => {
  it.each([
    {level: 1, highest: 1, known: 2, motes: 4},
    {level: 2, highest: 1, known: 3, motes: 8},
    {level: 3, highest: 2, known: 4, motes: 12},
    {level: 14, highest: 7, known: 15, motes: 64},
    {level: 15, highest: 8, known: 16, motes: 70},
    {level: 17, highest: 8, known: 18, motes: 82},
    {level: 20, highest: 8, known: 21, motes: 100},
  ])('at level $level', ({level, highest, known, motes}) => {
    expect(highestSpellLevel(rules, level)).toBe(highest);
    expect(spellsKnown(rules, level)).toBe(known);
    expect(motesHeld(rules, level)).toBe(motes);
  });
});
