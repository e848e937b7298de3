import {readMapState, writeMapState, type MapState} from '../../model/mapState';
import {placeKinds} from '../../model/places';
import {grounds, travelers, waysTaken} from '../../model/travel';
import fc from '../../../../tests/support/properties';

const today = {year: 1127, month: 4, day: 1};
const known = {
  places: new Set(['harrowmere', 'toros', 'vell']),
  today,
  size: [3000, 1875],
  zooms: [0, 7],
} as const;

const read = (search: string) => readMapState(search, known);

const anyState = fc.record<MapState>({
  view: fc.option(
    fc.record({
      east: fc.integer({min: 0, max: 3000}),
      north: fc.integer({min: 0, max: 1875}),
      zoom: fc.integer({min: 0, max: 28}).map((quarters) => quarters / 4),
    }),
    {nil: undefined},
  ),
  layers: fc.subarray([...placeKinds]),
  journey: fc.record({
    stops: fc.shuffledSubarray([...known.places]),
    by: fc.constantFrom(...travelers),
    way: fc.constantFrom(...waysTaken),
    ground: fc.constantFrom(...grounds),
  }),
  reach: fc.boolean(),
  start: fc.record({
    year: fc.integer({min: 1, max: 99999}),
    month: fc.integer({min: 1, max: 8}),
    day: fc.integer({min: 1, max: 45}),
  }),
});

describe('the address of the map', () => {
  it('restores exactly what it was written from', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(read(writeMapState(state, today))).toEqual({
          state,
          ignored: [],
        });
      }),
    );
  });

  it.each([
    'at=1,2',
    'at=1,1,9',
    'at=1,-1,1',
    'layers=seat,dragon',
    'route=harrowmere;atlantis',
    'by=dragon',
    'ground=lava',
    'reach=no',
    'on=46-1-1127',
    'on=1-10-1127',
  ])('ignores the invalid part %s, reports it, and keeps the rest', (part) => {
    const good = part.startsWith('by') ? 'way=road' : 'by=horse';
    const {state, ignored} = read(`?${part}&${good}`);
    expect(ignored).toEqual([part]);
    expect(state).toEqual(read(`?${good}`).state);
  });

  it('accepts the sixth Gate Day only in the years that have it', () => {
    expect(read('?on=6-9-1128').ignored).toEqual([]);
    expect(read('?on=6-9-1127').ignored).toEqual(['on=6-9-1127']);
  });
});
