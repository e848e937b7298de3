import {readFileSync} from 'node:fs';
import {readFeatures} from '../../model/feature';
import {makeGraph} from '../../model/graph';
import {
  planJourney,
  type Atlas,
  type JourneyRequest,
} from '../../model/journey';
import {answerJourney} from '../../model/journeyAnswer';
import {readPlaces} from '../../model/places';
import {listStretches} from '../../model/stretches';
import {readPaces, type Traveler} from '../../model/travel';
import {readRecords, readDataFile} from '../../../../tests/support/sheets';
import fc from '../../../../tests/support/properties';

const createFeatures = (name: string) =>
  readFeatures(
    JSON.parse(readFileSync(`static/maps/data/${name}.geojson`, 'utf8')),
  );

const places = readPlaces(readFileSync('static/maps/data/places.csv', 'utf8'));
const idOf = new Map(places.map(({id, name}) => [name, id]));

const atlas: Atlas = {
  places: new Map(places.map((place) => [place.id, place])),
  graph: makeGraph(
    listStretches([
      ...createFeatures('roads').lines,
      ...createFeatures('sea-routes').lines,
      ...createFeatures('waterways').lines,
    ]),
  ),
  paces: readPaces(readDataFile('world-info/travel-speeds.csv')),
  land: createFeatures('territories').areas.map(({polygons}) => polygons),
};

function plan(
  stops: readonly string[],
  rest: Partial<Omit<JourneyRequest, 'stops'>> = {},
) {
  return planJourney(atlas, {
    stops,
    by: 'foot',
    way: 'road',
    ground: 'clear',
    ...rest,
  });
}

function days(...of: Parameters<typeof plan>): number {
  const planned = plan(...of);
  return planned.ok ? planned.days : NaN;
}

describe('the journey planner', () => {
  it.each(readRecords('world-info/almanac/leg-days.csv'))(
    'needs the days in the table of legs, from $From to $To',
    ({From = '', To = '', By, ...table}) => {
      const stops = [idOf.get(From) ?? '', idOf.get(To) ?? ''];
      const shown = (by: Traveler) => {
        const planned = plan(stops, {by});
        return planned.ok ? String(planned.days) : '—';
      };
      expect(shown('skyship')).toBe(table['Skyship']);
      const byLand = By === 'road';
      const kinds = byLand
        ? (['foot', 'horse', 'caravan'] as const)
        : (['ship'] as const);
      const columns = byLand ? ['Foot', 'Horse', 'Caravan'] : ['Ship'];
      expect(kinds.map(shown)).toEqual(columns.map((name) => table[name]));
    },
  );

  it('doubles the days in snow, and again off the road', () => {
    const stops = ['harrowmere', 'toros'];
    expect(days(stops)).toBe(18);
    expect(days(stops, {ground: 'heavy'})).toBe(35);
    const straight = plan(['harrowmere', 'tollen'], {way: 'straight'});
    const [leg] = straight.ok ? straight.legs : [];
    expect(leg?.miles).toBeCloseTo(Math.hypot(888 - 763, 1097 - 1083), 3);
    expect(leg?.days).toBe(11);
    expect(
      days(['harrowmere', 'tollen'], {way: 'straight', ground: 'heavy'}),
    ).toBe(21);
  });

  it('rounds each leg up when the way of travel changes', () => {
    const planned = plan(['harrowmere', 'emeraldine'], {way: 'charted'});
    expect(planned).toMatchObject({
      ok: true,
      days: 16 + 8,
      legs: [
        {from: 'harrowmere', to: 'vell', means: 'land', days: 16},
        {from: 'vell', to: 'emeraldine', means: 'sea', days: 8},
      ],
    });
  });

  it.each([
    [['harrowmere', 'emeraldine'], {}, 'no-road'],
    [['harrowmere', 'kadrun'], {by: 'ship'}, 'no-sea'],
    [['vell', 'emeraldine'], {way: 'straight'}, 'sea'],
    [['harrowmere', 'nheth'], {by: 'skyship'}, 'below'],
    [['harrowmere', 'sallis'], {by: 'boat'}, 'no-river'],
  ] as const)('explains why there is no way: %j %j', (stops, rest, fault) => {
    const [from, to] = stops;
    expect(plan(stops, rest)).toEqual({ok: false, fault, from, to});
  });

  it('makes 50 miles a day downstream and 15 upstream, and never leaves the river', () => {
    const down = plan(['stannet', 'greyspan'], {by: 'boat'});
    const up = plan(['greyspan', 'stannet'], {by: 'boat'});
    const miles = down.ok ? down.miles : NaN;
    expect(up).toMatchObject({ok: true, miles});
    expect(down).toMatchObject({days: Math.ceil(miles / 50)});
    expect(up).toMatchObject({days: Math.ceil(miles / 15)});
    expect(down.ok && down.legs.map(({means}) => means)).toEqual(['river']);
    expect(plan(['greyspan', 'vell'], {by: 'boat'}).ok).toBe(false);
  });

  it('minimizes miles if readers ask for it, not days', () => {
    const quick = plan(['kadrun', 'vell'], {way: 'charted'});
    const short = plan(['kadrun', 'vell'], {way: 'shortest'});
    const sums = [quick, short].map((one) =>
      one.ok ? [Math.round(one.miles), one.days] : [],
    );
    expect(sums).toEqual([
      [1302, 22],
      [940, 40],
    ]);
  });

  it('reports that nothing charted leads there', () => {
    const request = {
      stops: ['harrowmere', 'toros'],
      by: 'foot',
      way: 'charted',
      ground: 'clear',
    } as const;
    expect(planJourney({...atlas, graph: makeGraph([])}, request)).toEqual({
      ok: false,
      fault: 'no-way',
      from: 'harrowmere',
      to: 'toros',
    });
  });

  const anyPlace = fc.constantFrom(...places.map(({id}) => id));

  it('is as long there as back, and no faster on foot than on horseback', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (from, to) => {
        const [there, back, ridden] = [
          plan([from, to], {way: 'charted'}),
          plan([to, from], {way: 'charted'}),
          plan([from, to], {way: 'charted', by: 'horse'}),
        ];
        const miles = [there, back].map((one) => (one.ok ? one.miles : -1));
        expect(miles[1]).toBeCloseTo(miles[0] ?? NaN, 6);
        expect(ridden.ok).toBe(there.ok);
        expect(ridden.ok ? ridden.days : 0).toBeLessThanOrEqual(
          there.ok ? there.days : 0,
        );
      }),
      {numRuns: 60},
    );
  });
});

describe('a skyship and the Shroud', () => {
  it.each([
    [['harrowmere', 'toros'], {by: 'skyship'}],
    [['toros', 'ostmark'], {by: 'skyship', way: 'charted'}],
  ] as const)(
    'has no way into the smoke or out of it: %j %j',
    (stops, rest) => {
      const [from, to] = stops;
      expect(plan(stops, rest)).toEqual({ok: false, fault: 'closed', from, to});
    },
  );

  it('allows flights if no stop is inside, and entry on foot', () => {
    expect(plan(['harrowmere', 'marce'], {by: 'skyship'}).ok).toBe(true);
    expect(days(['harrowmere', 'toros'])).toBe(18);
  });
});

describe('the answer of the search to a journey', () => {
  const ask = (from: string, to: string, by: Traveler) =>
    answerJourney(atlas, {from, to, by});

  it('is what the planner says, and how long it takes in snow', () => {
    expect(ask('harrowmere', 'toros', 'foot')).toEqual({
      miles: 420,
      days: 18,
      daysInSnow: 35,
    });
  });
});
