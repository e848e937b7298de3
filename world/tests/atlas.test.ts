import {isInside, type Line} from '../../plugins/map/model/geometry';
import {makeGraph, type WayKind} from '../../plugins/map/model/graph';
import {shortestPath} from '../../plugins/map/model/shortestPath';
import {listStretches} from '../../plugins/map/model/stretches';
import {kebabCase} from '../../src/shared/model/kebabCase';
import {loadFeatures, mapPlaces} from './support/atlas';
import {getColumn, readRecords} from '../../tests/support/sheets';

const places = mapPlaces();
const territories = loadFeatures('territories').areas;
const roads = loadFeatures('roads').lines;
const seaRoutes = loadFeatures('sea-routes').lines;
const waterways = loadFeatures('waterways').lines;
const graph = makeGraph(listStretches([...roads, ...seaRoutes]));

const afloat: readonly WayKind[] = ['sea', 'coast', 'ferry'];

/** Returns the miles of the shortest route by land only or by water only. */
function measureMiles(from: string, to: string, by: string): number {
  const byWater = by !== 'road';
  const journey = shortestPath(
    graph,
    [kebabCase(from), kebabCase(to)],
    ({kind, miles}) => (afloat.includes(kind) === byWater ? miles : Infinity),
  );
  return journey?.miles ?? NaN;
}

/** Returns by what fraction a length differs from that in a table. */
function getDeviation(miles: number, told: number): number {
  return Math.abs(miles - told) / told;
}

describe('the drawn ways', () => {
  it.each(readRecords('world-info/distances.csv'))(
    'have the length in the table of distances, within a twentieth: $From to $To',
    ({From = '', To = '', Miles, By = ''}) => {
      const miles = measureMiles(From, To, By);
      expect(getDeviation(miles, Number(Miles))).toBeLessThan(0.05);
    },
  );

  it.each(readRecords('world-info/almanac/sea-passages.csv'))(
    'have the length in the table of passages, within a twentieth: $Passage',
    ({Passage = '', Miles}) => {
      const [from = '', to = ''] = Passage.split(' to ');
      const miles = measureMiles(from, to, 'sea');
      expect(getDeviation(miles, Number(Miles))).toBeLessThan(0.05);
    },
  );

  it('begin and end at the places that they join', () => {
    const at = new Map(places.map(({id, position}) => [id, position]));
    const loose = [...roads, ...seaRoutes, ...waterways].filter(
      ({line, more}) => {
        const ends = [line[0], line.at(-1)];
        const joined = [more['from'], more['to']].map((id) =>
          at.get(String(id)),
        );
        return JSON.stringify(ends) !== JSON.stringify(joined);
      },
    );
    expect(loose.map(({id}) => id)).toEqual([]);
  });

  it('lead to every place', () => {
    const reached = new Set(
      [...roads, ...seaRoutes].flatMap(({more}) => [more['from'], more['to']]),
    );
    expect(
      places.filter(({id}) => !reached.has(id)).map(({name}) => name),
    ).toEqual([]);
  });
});

describe('the territories on the map', () => {
  it('are the twelve with a surface', () => {
    const names = getColumn('world-info/territories.csv', 'Territory');
    expect(territories.map(({name}) => name).toSorted()).toEqual(
      names.filter((name) => name !== 'Underworld').toSorted(),
    );
  });

  it('are valid polygons: rings that close, of four points or more', () => {
    const open = (ring: Line): boolean =>
      ring.length < 4 || String(ring[0]) !== String(ring.at(-1));
    expect(
      territories
        .filter(({polygons}) => polygons.flat().some(open))
        .map(({id}) => id),
    ).toEqual([]);
  });

  it('hold their own places, and no others do', () => {
    const owners = (position: readonly [number, number]) =>
      territories
        .filter(({polygons}) => isInside(position, polygons))
        .map(({id}) => id);
    const astray = places.filter(
      ({territory, position}) =>
        territory !== 'underworld' &&
        owners(position).some((owner) => owner !== territory),
    );
    const outside = places.filter(
      ({kind, territory, position}) =>
        kind === 'seat' &&
        territory !== 'underworld' &&
        !owners(position).includes(territory),
    );
    expect([...astray, ...outside].map(({name}) => name)).toEqual([]);
  });
});

describe('the places on the map', () => {
  it.each([
    ['world-info/territories.csv', 'Seat'],
    ['world-info/almanac/league-towns.csv', 'Town'],
    ['world-info/almanac/jarldoms.csv', 'Seat'],
    ['world-info/almanac/torosian-provinces.csv', 'Seat'],
    ['world-info/almanac/seven-ports.csv', 'Port'],
    ['world-info/almanac/high-houses.csv', 'Seat'],
    ['world-info/almanac/seasonal-courts.csv', 'Seat'],
    ['world-info/almanac/horde-clans.csv', 'Hearth'],
    ['world-info/almanac/colleges.csv', 'Town'],
    ['world-info/almanac/colony-crowns.csv', 'Seat'],
    ['world-info/almanac/water-cities.csv', 'City'],
    ['world-info/almanac/unclaimed-sites.csv', 'Site'],
  ])('include all that %s names under %s', (file, column) => {
    const known = places.map(({id}) => id);
    const named = getColumn(file, column).filter((name) => name !== 'none');
    expect(
      named.filter(
        (name) =>
          !known.includes(kebabCase(name)) &&
          !known.includes(kebabCase(`the ${name}`)),
      ),
    ).toEqual([]);
  });

  it('include the nine Gates', () => {
    const gates = getColumn('world-info/territories.csv', 'Gate nearby');
    expect(
      places
        .filter(({kind}) => kind === 'gate')
        .map(({name}) => name)
        .toSorted(),
    ).toEqual(gates.filter((gate) => gate !== 'none').toSorted());
  });
});

describe('the routes of campaigns', () => {
  const {lines} = loadFeatures('campaign-routes');
  const legs = readRecords('campaigns/return-of-the-gatewatcher/route.csv');

  it('are the legs of the table, in the same sessions', () => {
    const drawn = lines.map(({more}) => [more['leg'], more['session']]);
    expect(drawn).toEqual(
      legs.map(({Leg, Session}) => [Number(Leg), Number(Session)]),
    );
  });

  it.each(['return-of-the-gatewatcher', 'shroud-of-the-empire'])(
    'include no session that %s has not played',
    (campaign) => {
      const played = getColumn(`campaigns/${campaign}/sessions.csv`, 'Session');
      const {points} = loadFeatures('campaign-routes');
      const shown = [...lines, ...points].filter(
        ({more}) => more['campaign'] === campaign,
      );
      expect(shown.length).toBeGreaterThan(5);
      expect(
        shown.filter(({more}) => !played.includes(String(more['session']))),
      ).toEqual([]);
    },
  );
});
