import type {Hit} from '../../model/engine';
import {groupHits} from '../../model/groupHits';
import type {Kind} from '../../../../src/shared/model/searchRecord';
import {searchRecord} from '../../../../tests/support/searchRecord';

function hit(kind: Kind, title: string): Hit {
  return {record: searchRecord(title, {kind}), matched: []};
}

const hits = [
  hit('spell', 'a'),
  hit('page', 'b'),
  hit('power', 'c'),
  hit('person', 'd'),
  hit('page', 'e'),
  hit('place', 'f'),
  hit('page', 'g'),
];

describe('results in groups', () => {
  it('show the best first, then by kind, in the order of the best of each', () => {
    const groups = groupHits(hits, {best: 2, perGroup: 5});
    expect(
      groups.map(({name, hits: found}) => [
        name,
        ...found.map(({record}) => record.title),
      ]),
    ).toEqual([
      ['best', 'a', 'b'],
      ['spells', 'c'],
      ['names', 'd', 'f'],
      ['pages', 'e', 'g'],
    ]);
  });

  it('are shortened if a group is long, except for the best', () => {
    const groups = groupHits(hits, {best: 3, perGroup: 1});
    expect(groups.map(({hits: found}) => found.length)).toEqual([3, 1, 1]);
  });

  it('have no empty groups', () => {
    expect(groupHits([], {best: 3, perGroup: 5})).toEqual([]);
  });
});
