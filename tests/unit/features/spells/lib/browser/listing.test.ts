import {
  FACET_IDS,
  FACETS,
} from '../../../../../../src/features/spells/lib/browser/facets';
import {getBit} from '../../../../../../src/features/spells/lib/browser/listing';

describe('the bits for values of a facet', () => {
  it('are distinct for each value, up to the last bit of a number', () => {
    expect([0, 1, 31].map((place) => getBit('school', place))).toEqual([
      1, 2, -2_147_483_648,
    ]);
  });

  it('are never shared by two values', () => {
    expect(() => getBit('school', 32)).toThrow(
      'The facet "school" has more than 32 values; expected at most 32.',
    );
  });

  it.each(FACET_IDS)('suffice for the values of %s', (facet) => {
    const bits = FACETS[facet].map((_value, place) => getBit(facet, place));
    expect(new Set(bits).size).toBe(FACETS[facet].length);
  });
});
