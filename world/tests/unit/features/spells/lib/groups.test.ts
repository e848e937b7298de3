import {
  byLevel,
  bySchool,
} from '../../../../../../src/features/spells/lib/groups';

const low = {school: 'Dim Magika', level: 2, name: 'low'} as const;
const high = {school: 'Dim Magika', level: 10, name: 'high'} as const;
const other = {school: 'Ecolu Ahn Mutus', level: 2, name: 'other'} as const;

describe('a list of spells', () => {
  it('is grouped by school, in the order in which schools appear', () => {
    expect(bySchool([other, low, high])).toEqual([
      {key: 'Ecolu Ahn Mutus', members: [other]},
      {key: 'Dim Magika', members: [low, high]},
    ]);
  });

  it('is grouped by level as a number, from the lowest', () => {
    expect(byLevel([high, other, low])).toEqual([
      {key: 2, members: [other, low]},
      {key: 10, members: [high]},
    ]);
  });

  it('has no groups if nothing is listed', () => {
    expect(bySchool([])).toEqual([]);
    expect(byLevel([])).toEqual([]);
  });
});
