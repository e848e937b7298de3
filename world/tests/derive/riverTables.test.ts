import type {
  AreaFeature,
  LineFeature,
  PointFeature,
} from '../../../src/features/map/lib/feature';
import type {Line, Position} from '../../../src/features/map/lib/geometry';
import {riverSheet, landingSheet} from '../../derive/riverTables';
import type {Atlas} from '../../../src/features/map/lib/journey';
import {makeGraph} from '../../../src/features/map/lib/graph';
import {listStretches} from '../../../src/features/map/lib/stretches';

const facts = (name: string, kind: string) => ({
  id: name,
  name,
  kind,
  page: '/',
  more: {},
});
const line = (name: string, kind: string, course: Line): LineFeature => ({
  ...facts(name, kind),
  line: course,
});
const sea = (name: string, position: Position): PointFeature => ({
  ...facts(name, 'sea'),
  position,
});
const square = (name: string, west: number): AreaFeature => ({
  ...facts(name, 'territory'),
  polygons: [
    [
      [
        [west, -50],
        [west + 100, -50],
        [west + 100, 50],
        [west, 50],
      ],
    ],
  ],
});

const harrow = line('The Harrow', 'river', [
  [0, 0],
  [30, 40],
  [130, 40],
]);

const lands = {
  rivers: [
    harrow,
    line('', 'stream', [
      [5, 5],
      [6, 6],
    ]),
  ],
  ranges: [
    line('Far Hills', 'range', [
      [-90, 0],
      [-80, 0],
    ]),
    line('Near Hills', 'range', [
      [0, 9],
      [50, 90],
    ]),
  ],
  seas: [sea('Midsea', [140, 40]), sea('Rime Ocean', [0, 0])],
  territories: [square('Central', -10), square('Torosia', 90)],
  roads: [
    line('Lower Road', 'road', [
      [100, 0],
      [100, 90],
    ]),
    line('Upper Track', 'track', [
      [40, 0],
      [40, 90],
    ]),
    line('Upper Track', 'track', [
      [60, 0],
      [60, 90],
    ]),
    line('Deep Gallery', 'gallery', [
      [70, 0],
      [70, 90],
    ]),
    line('Bank Road', 'road', [
      [0, 50],
      [130, 50],
    ]),
  ],
};

describe('the table of rivers', () => {
  it('has each named river once: where it rises and ends, its miles, and its tributaries and roads downstream', () => {
    expect(riverSheet(lands).rows).toEqual([
      [
        'The Harrow',
        'Central',
        'Near Hills',
        'Midsea',
        '150',
        'Upper Track, Lower Road',
      ],
    ]);
  });

  it('has a dash if no road meets a river', () => {
    expect(riverSheet({...lands, roads: []}).rows[0]?.at(-1)).toBe('—');
  });
});

describe('the table of landings', () => {
  const way = (from: string, to: string, course: Line): LineFeature => ({
    ...line('The Harrow', 'river', course),
    more: {from, to},
  });
  const waterways = [
    way('stannet', 'harrowmere', [
      [0, 0],
      [100, 0],
    ]),
    way('harrowmere', 'greyspan', [
      [100, 0],
      [160, 0],
    ]),
  ];
  const place = (id: string, name: string, position: Position) =>
    [
      id,
      {
        id,
        name,
        kind: 'town' as const,
        territory: 'central',
        page: '/',
        position,
      },
    ] as const;
  const atlas: Atlas = {
    places: new Map([
      place('stannet', 'Stannet', [0, 0]),
      place('harrowmere', 'Harrowmere', [100, 0]),
      place('greyspan', 'Greyspan', [160, 0]),
    ]),
    graph: makeGraph(listStretches(waterways)),
    paces: {
      foot: {down: 24, up: 24},
      boat: {down: 50, up: 15},
    },
    land: [],
  };

  it('counts days down and up, for each stretch and then for the whole', () => {
    expect(landingSheet(atlas, waterways).rows).toEqual([
      ['The Harrow', 'Stannet', 'Harrowmere', '100', '2', '7'],
      ['The Harrow', 'Harrowmere', 'Greyspan', '60', '2', '4'],
      ['The Harrow', 'Stannet', 'Greyspan', '160', '4', '11'],
    ]);
  });

  it('lists a one-way river once', () => {
    expect(landingSheet(atlas, waterways.slice(0, 1)).rows).toHaveLength(1);
  });
});
