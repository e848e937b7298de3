import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {listPlaces} from '../../src/features/map/lib/places';
import {parseSheet} from '../../src/shared/lib/csv';
import {map} from '../map';

const result = parseSheet(
  readFileSync(join(__dirname, '../../static/maps/data/places.csv'), 'utf8'),
);
const places = result.ok ? listPlaces(result.sheet) : [];
const [east, north] = map.size;

describe('the places of the map', () => {
  it('are there', () => {
    expect(places.length).toBeGreaterThan(0);
  });

  it.each(places.map(({name, position}) => [name, ...position] as const))(
    'has %s at %d miles to the east and %d to the north, which is on the map',
    (_name, toEast, toNorth) => {
      expect(toEast).toBeGreaterThanOrEqual(0);
      expect(toEast).toBeLessThanOrEqual(east);
      expect(toNorth).toBeGreaterThanOrEqual(0);
      expect(toNorth).toBeLessThanOrEqual(north);
    },
  );
});
