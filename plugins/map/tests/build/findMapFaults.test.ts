import {findMapFaults, mapFolder} from '../../build/findMapFaults';
import {temporarySite} from '../../../../tests/support/temporarySite';

const HEAD = 'Id,Name,Kind,Territory,Page,East,North\n';
const MILL = 'mill,Mill,town,vale,/vale/mill.html#weir,10,20\n';

/** Finds the faults of a map whose only page is the mill's. */
function find(
  places: string,
  files: Readonly<Record<string, unknown>> = {},
): readonly string[] {
  const siteDir = temporarySite({
    [`${mapFolder}/places.csv`]: HEAD + places,
    ...Object.fromEntries(
      Object.entries(files).map(([name, features]) => [
        `${mapFolder}/${name}.geojson`,
        JSON.stringify({features}, undefined, 1),
      ]),
    ),
  });
  return findMapFaults(siteDir, [{address: '/vale/mill.html'}]);
}

function road(properties: object, coordinates: unknown): object {
  return {
    properties: {id: 'mill-road', kind: 'road', ...properties},
    geometry: {type: 'LineString', coordinates},
  };
}

describe('the places of a map', () => {
  it('have no faults with ids, names, kinds, pages and positions of their own', () => {
    expect(
      find(`${MILL}"dam","Dam",site,vale,/vale/mill.html,0,1875\n`),
    ).toEqual([]);
  });

  it.each([
    [
      'mill,Dam,town,vale,/vale/mill.html,1,1',
      'the ID "mill" twice, expected each only once',
    ],
    [
      'dam,Dam,dyke,vale,/vale/mill.html,1,1',
      'the kind "dyke", expected one of seat, town, port',
    ],
    [
      'dam,Dam,town,vale,/vale/dam.html,1,1',
      'the page "/vale/dam.html", expected the address of a page that exists',
    ],
    [
      'dam,Dam,town,vale,/vale/mill.html,3001,1',
      'the position 3001, 1, expected a position from 0 to 3000 miles east and from 0 to 1875 miles north',
    ],
  ])('are told with file and line: %s', (row, fault) => {
    const told = find(`${MILL}${row}\n`).filter((each) =>
      each.startsWith(`${mapFolder}/places.csv:3: `),
    );
    expect(told).toEqual([expect.stringContaining(`found ${fault}`)]);
  });
});

describe('the lines of a map', () => {
  it('have no faults if they join places on the map', () => {
    const roads = [
      road({from: 'mill', to: 'mill'}, [
        [0, 0],
        [3000, 1875],
      ]),
    ];
    expect(find(MILL, {roads})).toEqual([]);
  });

  it.each([
    [
      road({to: 'dam'}, [[1, 1]]),
      '"dam" in "to", expected the ID of a place in',
    ],
    [road({page: '/gone.html'}, [[1, 1]]), 'the page "/gone.html", expected'],
    [
      road({}, [
        [1, 1],
        [1, -1],
      ]),
      'the position 1, -1, expected',
    ],
  ])('are told with file and line: %j', (feature, fault) => {
    expect(find(MILL, {roads: [feature]})).toEqual([
      expect.stringMatching(/^static\/maps\/data\/roads\.geojson:5: found /),
    ]);
    expect(find(MILL, {roads: [feature]}).join('\n')).toContain(fault);
  });

  it('are told if two have one id, or the file cannot be read', () => {
    const twice = [road({}, [[1, 1]]), road({}, [[2, 2]])];
    expect(find(MILL, {roads: twice})).toHaveLength(2);
    expect(find(MILL, {roads: [road({}, [[1]])]})).toEqual([
      `${mapFolder}/roads.geojson:1: found mill-road has a position that is not two numbers, expected GeoJSON of points, lines, or areas.`,
    ]);
  });
});
