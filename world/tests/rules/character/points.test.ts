import {createBuild} from '../../../rules/character/build';
import type {Character} from '../../../rules/character/character';
import {gifts} from '../../../rules/character/gifts';
import {sumSpent} from '../../../rules/character/points';
import {getReady, tables} from './readyCharacters';

function countSpent(changes: Partial<Character>): number {
  const {character} = getReady('Odo');
  const bare = {...character, weapons: [], skills: []};
  return sumSpent(createBuild(tables, {...bare, ...changes})).total;
}

function arm(...names: readonly string[]): Pick<Character, 'weapons'> {
  return {weapons: names.map((name) => ({name, rank: 0}))};
}

describe('the points that a character has spent', () => {
  it('are those of each weapon, but never more than of their group', () => {
    expect(countSpent(arm('Mace'))).toBe(1);
    expect(countSpent(arm('Mace', 'Club'))).toBe(2);
    expect(countSpent(arm('Mace', 'Club', 'Flail'))).toBe(2);
    expect(countSpent(arm('Mace', 'Club', 'Spear'))).toBe(3);
  });

  it.each([
    [0, 1],
    [1, 4],
    [2, 7],
    [3, 10],
  ])('are those of weapon rank %i with all before it: %i', (rank, points) => {
    expect(countSpent({weapons: [{name: 'Mace', rank}]})).toBe(points);
  });

  it('are none for one gift of the people, at its first rank', () => {
    const skills = [
      {name: 'Ride', rank: 2},
      {name: 'Sledging', rank: 1},
    ];
    expect(countSpent({skills})).toBe(3);
    expect(countSpent({skills, people: 'Kadarin Human'})).toBe(2);
    const weapons = [
      {name: 'Spear', rank: 1},
      {name: 'Drill sword', rank: 0},
    ];
    expect(countSpent({weapons})).toBe(5);
    expect(countSpent({weapons, people: 'Lotharan Human'})).toBe(4);
  });

  it.each(gifts)(
    'knows the gift $trait of the $people',
    ({people, trait, oneOf}) => {
      const row = tables.traits.find(
        (each) => each['People'] === people && each['Gift or burden'] === trait,
      );
      for (const name of oneOf) {
        expect(row?.['At the table']?.toLowerCase()).toContain(
          name.toLowerCase(),
        );
      }
    },
  );
});
