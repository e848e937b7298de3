import {makeGraph, type Stretch} from '../../model/graph';
import type {Atlas, JourneyRequest} from '../../model/journey';
import type {Place} from '../../model/places';
import {computeReach, type Reach} from '../../model/reach';

const paces = {
  foot: {down: 24, up: 24},
  horse: {down: 36, up: 36},
  caravan: {down: 16, up: 16},
  boat: {down: 50, up: 15},
  ship: {down: 90, up: 90},
  skyship: {down: 200, up: 200},
};

function place(id: string, east: number, territory = 'central'): Place {
  return {
    id,
    name: id.toUpperCase(),
    kind: 'town',
    territory,
    page: '/',
    position: [east, 10],
  };
}

/** Creates a road of this many miles to the east. */
function stretch(
  [from, to]: readonly [string, string],
  miles: number,
  kind: Stretch['kind'] = 'road',
): Stretch {
  return {id: `${from}-${to}`, name: 'A road', kind, from, to, miles};
}

const stretches = [
  stretch(['a', 'b'], 24),
  stretch(['b', 'c'], 48),
  stretch(['c', 'd'], 97),
  stretch(['a', 'down'], 150, 'river'),
  stretch(['a', 'nheth'], 5, 'gallery'),
];

const places = [
  place('a', 0),
  place('b', 24),
  place('c', 72),
  place('d', 169),
  place('down', 150),
  place('nheth', 5, 'underworld'),
  place('isle', 300),
  place('toros', 100, 'torosia'),
];

const atlas: Atlas = {
  places: new Map(places.map((one) => [one.id, one])),
  graph: makeGraph(stretches),
  paces,
  land: [
    [
      [
        [
          [-50, 0],
          [200, 0],
          [200, 20],
          [-50, 20],
          [-50, 0],
        ],
      ],
    ],
  ],
};

const at = new Map(places.map(({id, position}) => [id, position]));
const lines = new Map(
  stretches.map(({id, from, to}) => [
    id,
    [from, to].flatMap((end) => {
      const position = at.get(end);
      return position === undefined ? [] : [position];
    }),
  ]),
);

function reach(
  from: string,
  rest: Partial<JourneyRequest> = {},
): Reach | undefined {
  const request = {stops: [from], by: 'foot', way: 'road', ground: 'clear'};
  return computeReach(atlas, {...request, ...rest} as JourneyRequest, lines);
}

function names(found: Reach | undefined) {
  return found?.rings.map((ring) => ring.places.map(({name}) => name));
}

describe('how far readers come', () => {
  it('lists each place in the first ring that reaches it, including one on the boundary', () => {
    expect(names(reach('a'))).toEqual([['B'], ['C'], []]);
  });

  it('leaves out a place a mile beyond the seventh day', () => {
    // 24 + 48 + 97 miles are 169; seven days on foot cover 168.
    expect(names(reach('a'))?.[2]).toEqual([]);
    expect(names(reach('a', {by: 'horse'}))?.[2]).toEqual(['D']);
  });

  it('covers the road up to where the day ends', () => {
    const [one, three, seven] = reach('a')?.rings ?? [];
    expect(one?.lines).toEqual([lines.get('a-b')]);
    expect(three?.lines).toEqual([lines.get('a-b'), lines.get('b-c')]);
    const last = seven?.lines.at(-1) ?? [];
    expect(last[0]).toEqual([72, 10]);
    expect(last.at(-1)?.[0]).toBeCloseTo(168, 6);
  });

  it('is a circle by air, and over land a circle that ends at the sea', () => {
    const flown = reach('a', {by: 'skyship'});
    expect(flown?.rings.map(({miles}) => miles)).toEqual([200, 600, 1400]);
    expect(names(flown)).toEqual([['B', 'C', 'DOWN', 'D'], ['ISLE'], []]);
    const walked = reach('a', {way: 'straight', by: 'horse'});
    expect(walked?.rings.map(({miles}) => miles)).toEqual([18, 54, 126]);
    expect(names(walked)).toEqual([[], ['B'], ['C', 'TOROS']]);
    const ridden = reach('d', {way: 'straight', by: 'horse'});
    // The isle is 131 miles away, over water, and D stands on the land's edge side.
    expect(names(ridden)?.flat()).not.toContain('ISLE');
  });

  it('excludes places under the smoke by skyship, but not on horseback', () => {
    expect(names(reach('a', {by: 'skyship'}))?.flat()).not.toContain('TOROS');
    expect(reach('toros', {by: 'skyship'})).toBeUndefined();
    const ridden = reach('a', {way: 'straight', by: 'horse'});
    expect(names(ridden)?.[2]).toEqual(['C', 'TOROS']);
  });

  it('never goes down a gallery', () => {
    const all = [
      'foot',
      'horse',
      'caravan',
      'boat',
      'ship',
      'skyship',
    ] as const;
    const found = all.flatMap((by) => names(reach('a', {by}))?.flat() ?? []);
    expect(found).not.toContain('NHETH');
  });
});
