// Word stems. cspell:ignore pric
import {listMatchingFacts, factsLine} from '../../model/factsLine';
import type {Fact} from '../../../../src/shared/model/searchRecord';

const facts: readonly Fact[] = [
  ['Soak', '4'],
  ['AP toll', '1'],
  ['Price (crowns)', '10'],
];

describe('the facts line of a result', () => {
  it('shows each figure under its heading, in the order of the table', () => {
    expect(factsLine(facts, ['mail'])).toBe(
      'Soak 4 · AP toll 1 · Price (crowns) 10',
    );
  });

  it('begins with the fact that was asked for', () => {
    expect(factsLine(facts, ['mail', 'pric'])).toBe(
      'Price (crowns) 10 · Soak 4 · AP toll 1',
    );
    expect(listMatchingFacts(facts, ['toll'])).toEqual([['AP toll', '1']]);
    expect(listMatchingFacts(facts, ['mail'])).toEqual([]);
  });
});
