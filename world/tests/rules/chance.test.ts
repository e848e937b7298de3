import {chanceToReach} from '../../rules/chance';

describe('the chance of a roll against a number', () => {
  it.each([
    [15, 3, 0.45],
    [11, 0, 0.5],
    [21, 0, 0.05],
    [1, 0, 0.95],
    [3, 1, 0.95],
    [10, -2, 0.45],
  ])('of %i with %i on the die', (target, bonus, chance) => {
    expect(chanceToReach(target, bonus)).toBeCloseTo(chance, 10);
  });
});
