import {noticeRange, statModifier} from '../../rules/stats';
import {rules} from '../../rules/rules';

describe('the modifier of a stat', () => {
  it.each([
    [1, -3],
    [4, -2],
    [6, -2],
    [9, -1],
    [10, 0],
    [12, 0],
    [13, 1],
    [15, 1],
    [16, 2],
    [18, 3],
    [19, 4],
    [21, 5],
    [25, 7],
  ])('of %d is %d', (stat, modifier) => {
    expect(statModifier(rules, stat)).toBe(modifier);
  });

  it.each([0, -1, 26, 10.5, NaN])('is rejected for %d', (stat) => {
    expect(() => statModifier(rules, stat)).toThrow(
      `stat: found ${stat}, expected a whole number from 1 to 25.`,
    );
  });
});

describe('the distance at which something is noticed, in feet', () => {
  it.each([
    [-3, 15],
    [0, 60],
    [1, 75],
    [7, 165],
  ])('with a Perception modifier of %d is %d', (modifier, feet) => {
    expect(noticeRange(rules, modifier)).toBe(feet);
  });
});
