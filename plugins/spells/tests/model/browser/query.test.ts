import fc from '../../../../../tests/support/properties';
import {FACET_IDS, FACETS} from '../../../model/browser/facets';
import {readQuery, writeQuery} from '../../../model/browser/query';
import {
  SORT_KEYS,
  VIEWS,
  type BrowserState,
} from '../../../model/browser/state';

const ADDRESS =
  '?type=power&school=dim-magika&level=2-8&sphere=smoke,!illusion&q=warg&sort=range&cl=12&view=cards';

/** Generates choices of a facet: each value is included, excluded or neither. */
function anyPicks(facet: (typeof FACET_IDS)[number]) {
  const ids = FACETS[facet].map(({id}) => id);
  return fc
    .tuple(fc.subarray(ids), fc.subarray(ids))
    .map(([wanted, others]) => ({
      wanted,
      unwanted: others.filter((id) => !wanted.includes(id)),
    }));
}

const anyFacets = fc
  .tuple(
    ...FACET_IDS.map((facet) =>
      anyPicks(facet).map((picks) => [facet, picks] as const),
    ),
  )
  .map((facets) =>
    Object.fromEntries(
      facets.filter(
        ([, {wanted, unwanted}]) => wanted.length + unwanted.length > 0,
      ),
    ),
  );

const anyState: fc.Arbitrary<BrowserState> = fc.record({
  picks: anyFacets,
  text: fc.string({unit: 'grapheme'}),
  sort: fc.constantFrom(...SORT_KEYS),
  isDescending: fc.boolean(),
  casterLevel: fc.option(fc.integer({min: 1, max: 20}), {nil: undefined}),
  view: fc.option(fc.constantFrom(...VIEWS), {nil: undefined}),
  isBookOnly: fc.boolean(),
});

describe('the address of the spell browser', () => {
  it('is parsed as a filter', () => {
    expect(readQuery(ADDRESS)).toEqual({
      state: {
        picks: {
          type: {wanted: ['power'], unwanted: []},
          school: {wanted: ['dim-magika'], unwanted: []},
          level: {wanted: ['2', '3', '4', '5', '6', '7', '8'], unwanted: []},
          sphere: {wanted: ['smoke'], unwanted: ['illusion']},
        },
        text: 'warg',
        sort: 'range',
        isDescending: false,
        casterLevel: 12,
        view: 'cards',
        isBookOnly: false,
      },
      ignored: [],
    });
  });

  it('restores any state exactly', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const {state: read, ignored} = readQuery(writeQuery(state));
        expect(ignored).toEqual([]);
        expect(read).toEqual(state);
      }),
    );
  });

  it.each([
    ['?level=1,3-4,12', '?level=1,3-4,12'],
    ['?level=!8,2,1', '?level=1-2,!8'],
    ['?sphere=smoke,!smoke', '?sphere=!smoke'],
    ['?sphere=SMOKE', '?sphere=smoke'],
    ['?sort=-duration', '?sort=-duration'],
    ['?q=two%20words,%20and%20a%20%26', '?q=two+words,+and+a+%26'],
    ['?book=mine', '?book=mine'],
  ])('%s becomes %s', (found, written) => {
    expect(writeQuery(readQuery(found).state)).toBe(written);
  });

  it.each([
    ['?sphere=smok', 'sphere', 'smok'],
    ['?sphere=smoke,!illusions', 'sphere', '!illusions'],
    ['?level=8-20', 'level', '8-20'],
    ['?level=0', 'level', '0'],
    ['?type=2-3', 'type', '2-3'],
    ['?sort=price', 'sort', 'price'],
    ['?cl=21', 'cl', '21'],
    ['?view=wall', 'view', 'wall'],
  ])('drops and reports invalid parts: %s', (search, key, value) => {
    expect(readQuery(search).ignored).toEqual([{key, value}]);
  });

  it('is parsed without errors, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (text) => {
        const {state} = readQuery(`?level=${text}&sphere=${text}&sort=${text}`);
        expect(writeQuery(state)).toEqual(expect.any(String));
      }),
    );
  });
});
