import {moteCost, spellStrength, turningTarget} from '../../rules/magic';
import {rules} from '../../rules/rules';

describe('the motes that a spell costs', () => {
  it.each([
    [1, 1],
    [2, 3],
    [4, 10],
    [7, 28],
    [8, 36],
  ])('at level %d are %d', (level, motes) => {
    expect(moteCost(level)).toBe(motes);
  });
});

describe('the number that a save must reach', () => {
  it.each([
    [1, 1, 11],
    [1, 2, 12],
    [1, 3, 12],
    [3, 7, 16],
    [8, 15, 25],
    [8, 20, 28],
  ])(
    'for spell level %d of caster level %d is %d',
    (spellLevel, casterLevel, strength) => {
      expect(spellStrength(rules, {spellLevel, casterLevel})).toBe(strength);
    },
  );
});

describe('turning the undead', () => {
  it.each([
    [1, 12],
    [2, 14],
    [5, 20],
    [10, 30],
  ])('of rank %d needs a result of %d', (rank, target) => {
    expect(turningTarget(rules, rank)).toBe(target);
  });

  it('destroys them if the result is 10 better', () => {
    expect(rules.turning.destroyedBy).toBe(10);
  });
});
