import {readFileSync} from 'node:fs';
import {byTerritory, placesNamed} from '../../model/byTerritory';
import type {Atlas, Plan} from '../../model/journey';
import {readPlaces} from '../../model/places';
import {routeLines} from '../../model/routeLines';

const places = readPlaces(readFileSync('static/maps/data/places.csv', 'utf8'));

describe('the list of places', () => {
  it('contains each place once, under its territory, in alphabetical order', () => {
    const groups = byTerritory(places);
    expect(groups.flatMap((group) => group.places)).toHaveLength(places.length);
    expect(groups).toHaveLength(13);
    const north = groups.find(({territory}) => territory === 'deep-north');
    expect(north?.page).toBe('/prime-almanac/deep-north.html');
    const names = north?.places.map(({name}) => name) ?? [];
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  });

  it('finds places by a part of their name, in upper or lower case', () => {
    const found = placesNamed(places, ' HARROW ').map(({name}) => name);
    expect(found).toContain('Harrowmere');
    expect(placesNamed(places, '')).toHaveLength(places.length);
    expect(placesNamed(places, 'atlantis')).toEqual([]);
  });
});

describe('the line of a journey', () => {
  const atlas: Pick<Atlas, 'places'> = {
    places: new Map(places.map((place) => [place.id, place])),
  };
  const leg = {from: 'harrowmere', to: 'toros', miles: 1, days: 1} as const;
  const plan = (more: object): Plan => ({
    ok: true,
    miles: 1,
    days: 1,
    legs: [{...leg, means: 'air', stretches: [], ...more}],
  });

  it('is straight if no road is followed', () => {
    const [line] = routeLines(plan({}), atlas, new Map());
    expect(line).toEqual([
      atlas.places.get('harrowmere')?.position,
      atlas.places.get('toros')?.position,
    ]);
  });

  it('follows the drawn roads', () => {
    const drawn = [
      [1, 2],
      [3, 4],
    ] as const;
    const stretches = [{id: 'road'}];
    expect(
      routeLines(plan({stretches}), atlas, new Map([['road', drawn]])),
    ).toEqual([drawn]);
  });
});
