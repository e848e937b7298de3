import {placedTitles} from '../../model/groupHits';
import {searchRecord} from '../../../../tests/support/searchRecord';

function titles(...within: readonly string[]): readonly string[] {
  const hits = within.map((place) => ({
    record: searchRecord('Smoke', {within: place}),
    matched: [],
  }));
  const other = {record: searchRecord('Fire'), matched: []};
  return placedTitles([...hits, other]).map(({shownTitle}) => shownTitle);
}

describe('titles of results', () => {
  it('include their place if they are repeated', () => {
    expect(titles('Planes', 'Magic Theory')).toEqual([
      'Smoke · Planes',
      'Smoke · Magic Theory',
      'Fire',
    ]);
  });

  it('exclude their place if they are unique, or if it has the same name', () => {
    expect(titles('Planes')).toEqual(['Smoke', 'Fire']);
    expect(titles('Smoke', 'Planes')).toEqual([
      'Smoke',
      'Smoke · Planes',
      'Fire',
    ]);
  });
});
