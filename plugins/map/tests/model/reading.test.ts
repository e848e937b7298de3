import {readFeatures} from '../../model/feature';
import {readPlaces} from '../../model/places';
import {listStretches} from '../../model/stretches';

const facts = {id: 'lamp-road', name: 'Lamp Road', kind: 'road', page: '/a/'};

/** Creates a file with one feature. */
function file(
  geometry: unknown,
  properties: unknown = {...facts, from: 'a', to: 'b', leg: 3, odd: null},
): unknown {
  return {
    type: 'FeatureCollection',
    features: [{type: 'Feature', properties, geometry}],
  };
}

const line = {
  type: 'LineString',
  coordinates: [
    [0, 0],
    [3, 4],
  ],
};

describe('a GeoJSON file of the map', () => {
  it('gives lines with their properties', () => {
    expect(readFeatures(file(line)).lines).toEqual([
      {
        ...facts,
        more: {from: 'a', to: 'b', leg: 3},
        line: [
          [0, 0],
          [3, 4],
        ],
      },
    ]);
  });

  it.each([
    ['that is not an object', [], /not an object/],
    ['without features', {features: []}, /empty/],
    [
      'with a feature that is none',
      {features: [3]},
      /Feature 1 is not an object/,
    ],
    [
      'with an unknown form',
      file({type: 'Circle'}),
      /lamp-road is not a point/,
    ],
    [
      'with a position of three numbers',
      file({type: 'Point', coordinates: [1, 2, 3]}),
      /lamp-road has a position/,
    ],
    ['with a name that is not text', file(line, {...facts, name: 4}), /"name"/],
    ['without an id', file(line, {kind: 'road'}), /no ID/],
  ])('is rejected with an explanation: %s', (_, json, message) => {
    expect(() => readFeatures(json)).toThrow(message);
  });
});

describe('the segments of drawn ways', () => {
  it('are as long as their lines', () => {
    expect(listStretches(readFeatures(file(line)).lines)).toEqual([
      {
        id: 'lamp-road',
        name: 'Lamp Road',
        kind: 'road',
        from: 'a',
        to: 'b',
        miles: 5,
      },
    ]);
  });
});

describe('the CSV file of places', () => {
  const head = 'Id,Name,Kind,Territory,Page,East,North';

  it('gives places with their positions', () => {
    expect(
      readPlaces(`${head}\ntoros,Toros,seat,torosia,/t.html,905,740.5\n`),
    ).toEqual([
      {
        id: 'toros',
        name: 'Toros',
        kind: 'seat',
        territory: 'torosia',
        page: '/t.html',
        position: [905, 740.5],
      },
    ]);
  });

  it.each([
    ['of an unknown kind', 'toros,Toros,capital,torosia,/t,1,2', /kind/],
    ['without a position', 'toros,Toros,seat,torosia,/t,,2', /position/],
    ['with a position in words', 'toros,Toros,seat,torosia,/t,far,2', /far/],
  ])('rejects a place %s', (_, row, message) => {
    expect(() => readPlaces(`${head}\n${row}\n`)).toThrow(message);
  });

  it('rejects an invalid sheet, and one without its columns', () => {
    expect(() => readPlaces('')).toThrow(/is not valid/);
    expect(() => readPlaces('Town\nToros\n')).toThrow(/kind/);
  });
});
