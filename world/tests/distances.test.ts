import {loadFeatures, readAtlas} from './support/atlas';
import {measureLength} from '../../plugins/map/model/geometry';
import {
  planJourney,
  type JourneyRequest,
} from '../../plugins/map/model/journey';
import {isClosedTo, type Traveler} from '../../plugins/map/model/travel';
import {grouped} from '../../src/shared/model/signed';
import {findDisagreements} from './support/findDisagreements';
import {getColumn, readRecords, readDataFile} from '../../tests/support/sheets';

const MILES = 'world-info/almanac/seat-miles.csv';
const DAYS = 'world-info/almanac/seat-days.csv';
const LEGS = 'world-info/almanac/leg-days.csv';

const atlas = readAtlas();
const idOf = new Map(
  [...atlas.places.values()].map(({id, name}) => [name, id] as const),
);
const legs = readRecords('world-info/distances.csv');
const [, ...seats] = readDataFile(MILES).columns;
const pairs = seats.flatMap((from, index) =>
  seats.slice(index + 1).map((to) => [from, to] as const),
);

/** Returns the planner's answer for a journey over clear ground. */
function planned(
  names: readonly string[],
  passage: Pick<JourneyRequest, 'by' | 'way'>,
) {
  const stops = names.map((name) => idOf.get(name) ?? '');
  return planJourney(atlas, {...passage, stops, ground: 'clear'});
}

function milesShown(...of: Parameters<typeof planned>): string {
  const plan = planned(...of);
  return plan.ok ? Math.round(plan.miles).toLocaleString('en-US') : '—';
}

function daysShown(...of: Parameters<typeof planned>): string {
  const plan = planned(...of);
  return plan.ok ? String(plan.days) : '—';
}

/** Returns the cell of the distance table for two seats. */
function getCell(from: string, to: string): string {
  const {columns, rows} = readDataFile(MILES);
  const row = rows.find(([seat]) => seat === from);
  return row?.[columns.indexOf(to)] ?? '';
}

function findNumber(cell: string): number {
  return Number(cell.replaceAll(',', ''));
}

describe('the tables of travel', () => {
  it('name every seat on a charted leg', () => {
    const ends = legs.flatMap(({From = '', To = ''}) => [From, To]);
    expect(seats.toSorted()).toEqual([...new Set(ends)].toSorted());
    expect(getColumn(MILES, 'Seat')).toEqual(seats);
  });
});

describe('the miles from seat to seat', () => {
  it.each(pairs)(
    'are those of the planner, there and back: %s, %s',
    (...pair) => {
      const passage = {by: 'foot', way: 'shortest'} as const;
      const [from, to] = pair;
      expect(getCell(from, to)).toBe(milesShown(pair, passage));
      expect(getCell(to, from)).toBe(milesShown(pair.toReversed(), passage));
    },
  );

  it('are missing from a seat to itself', () => {
    expect(seats.map((seat) => getCell(seat, seat))).toEqual(
      seats.map(() => '—'),
    );
  });

  it.each(legs)(
    'match those given for charted legs, within a twentieth: $From to $To',
    ({From = '', To = '', Miles}) => {
      const given = Number(Miles);
      const drawn = findNumber(getCell(From, To));
      expect(Math.abs(drawn - given)).toBeLessThanOrEqual(given / 20);
    },
  );

  it('are never fewer by way of a third seat', () => {
    const detours = pairs.flatMap(([from, to]) =>
      seats.filter(
        (by) =>
          by !== from &&
          by !== to &&
          // The sum of rounded numbers may be off by a mile.
          findNumber(getCell(from, by)) + findNumber(getCell(by, to)) + 1 <
            findNumber(getCell(from, to)),
      ),
    );
    expect(detours).toEqual([]);
  });

  it('are fewer than by ship alone if a road is shorter, though the days may be more', () => {
    const kadrunToVell = ['Kadrun', 'Vell'];
    expect(milesShown(kadrunToVell, {by: 'foot', way: 'shortest'})).toBe('940');
    expect(daysShown(kadrunToVell, {by: 'foot', way: 'shortest'})).toBe('40');
    expect(milesShown(kadrunToVell, {by: 'foot', way: 'charted'})).toBe(
      '1,302',
    );
    expect(daysShown(kadrunToVell, {by: 'foot', way: 'charted'})).toBe('22');
  });
});

const travelers = {
  Foot: 'foot',
  Horse: 'horse',
  Caravan: 'caravan',
  Ship: 'ship',
  Skyship: 'skyship',
} as const satisfies Readonly<Record<string, Traveler>>;

describe('the days from seat to seat', () => {
  const rows = readRecords(DAYS);

  it('are given for each pair once', () => {
    expect(rows.map(({From, To}) => [From, To])).toEqual(pairs);
  });

  it.each(rows)('are those of the planner: $From to $To', (row) => {
    const {From = '', To = '', ...days} = row;
    const shown = Object.entries(travelers).map(([column, by]) => [
      column,
      daysShown([From, To], {by, way: 'charted'}),
    ]);
    expect(days).toEqual(Object.fromEntries(shown));
  });
});

describe('the days of each charted leg', () => {
  it.each(readRecords(LEGS))(
    'are those of the planner: $From to $To',
    (row) => {
      const {From = '', To = '', By} = row;
      const isRoad = By === 'road';
      const days = (by: Traveler, goes: boolean): string =>
        goes ? daysShown([From, To], {by, way: 'road'}) : '—';
      expect(row).toEqual({
        From,
        To,
        By,
        Miles: milesShown([From, To], {
          by: isRoad ? 'foot' : 'ship',
          way: 'road',
        }),
        Foot: days('foot', isRoad),
        Horse: days('horse', isRoad),
        Caravan: days('caravan', isRoad),
        Ship: days('ship', !isRoad),
        Skyship: days('skyship', true),
      });
    },
  );

  it('are given for exactly the charted legs, with their miles', () => {
    const given = legs.map(({From, To, Miles, By}) => [
      From,
      To,
      Number(Miles).toLocaleString('en-US'),
      By,
    ]);
    expect(
      readRecords(LEGS).map(({From, To, Miles, By}) => [From, To, Miles, By]),
    ).toEqual(given);
  });
});

describe('the rivers', () => {
  const rivers = new Map(
    loadFeatures('rivers').lines.map((river) => [river.name, river.line]),
  );

  it('are as long in their table as on the map', () => {
    const path = 'world-info/almanac/rivers.csv';
    const named = loadFeatures('rivers').lines.filter(
      ({kind}) => kind === 'river',
    );
    expect(
      findDisagreements(path, named.length, ({River = ''}, column) =>
        column === 'Miles'
          ? grouped(Math.round(measureLength(rivers.get(River) ?? [])))
          : undefined,
      ),
    ).toEqual([]);
  });

  it('take the days of the planner from landing to landing', () => {
    const path = 'world-info/almanac/river-landings.csv';
    const boat = {by: 'boat', way: 'charted'} as const;
    expect(
      findDisagreements(
        path,
        readRecords(path).length,
        ({From = '', To = ''}, column) =>
          ({
            Miles: milesShown([From, To], boat),
            'Days down': daysShown([From, To], boat),
            'Days up': daysShown([To, From], boat),
          })[column],
      ),
    ).toEqual([]);
  });
});

describe('skyships and the Shroud', () => {
  const towns = readRecords('world-info/almanac/torosian-towns.csv');
  const ids = (rings: readonly string[]) =>
    towns
      .filter(({Ring = ''}) => rings.includes(Ring))
      .flatMap(({Town = ''}) => idOf.get(Town) ?? [])
      .toSorted();

  it('do not meet: places in the Heart or the Pall have no days by air', () => {
    const under = ids(['Heart', 'Pall']);
    expect(under.length).toBeGreaterThan(0);
    expect(under.filter((id) => !isClosedTo('skyship', id))).toEqual([]);
    expect(under.filter((id) => isClosedTo('ship', id))).toEqual([]);
    const rows = readRecords(DAYS).filter(({From, To}) =>
      [From, To].includes('Toros'),
    );
    expect(rows).toHaveLength(seats.length - 1);
    expect(rows.map(({Skyship}) => Skyship)).toEqual(rows.map(() => '—'));
  });

  it('leave the clear country open: towns of the Empire outside are reached by air', () => {
    const clear = ids(['clear']);
    expect(clear).toContain('marce');
    expect(clear.filter((id) => isClosedTo('skyship', id))).toEqual([]);
    expect(
      daysShown(['Harrowmere', 'Marce'], {by: 'skyship', way: 'charted'}),
    ).toBe('2');
  });
});

describe('the miles in other tables', () => {
  const towns = readRecords('world-info/almanac/torosian-towns.csv').filter(
    ({Town = ''}) => idOf.has(Town) && Town !== 'Toros',
  );

  it('exist for the towns on the map', () => {
    expect(towns.length).toBeGreaterThan(4);
  });

  it.each(towns)('are those of the road from Toros: $Town', (town) => {
    const {Town = ''} = town;
    expect(town['Miles from Toros']).toBe(
      milesShown(['Toros', Town], {by: 'foot', way: 'road'}),
    );
  });
});
