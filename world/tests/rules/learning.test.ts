import {getLesson, getResearch} from '../../rules/learning';
import {rules} from '../../rules/rules';

describe('learning a spell', () => {
  it.each([
    [1, 0],
    [4, 0],
    [5, 1],
    [12, 2],
    [13, 3],
    [16, 3],
  ])('a roll of %i gives the spell at place %i', (roll, place) => {
    expect(getLesson(rules, roll)).toEqual({kind: 'place', place});
  });

  it.each([0, 21, 1.5])('a d20 cannot roll %d', (roll) => {
    expect(() => getLesson(rules, roll)).toThrow(RangeError);
  });
});

describe('research on a spell', () => {
  it.each([
    [1, {weeks: 1, marksPerWeek: 20, marks: 20, target: 12}],
    [3, {weeks: 3, marksPerWeek: 60, marks: 180, target: 16}],
    [8, {weeks: 8, marksPerWeek: 160, marks: 1280, target: 26}],
  ])('of level %i takes %o', (level, research) => {
    expect(getResearch(rules, level)).toEqual(research);
  });
});
