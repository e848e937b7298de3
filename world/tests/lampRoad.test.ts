import {
  measureLength,
  type Line,
  type Position,
} from '../../plugins/map/model/geometry';
import {loadFeatures, mapPlaces} from './support/atlas';
import {getColumn, findNumber, readRecords} from '../../tests/support/sheets';

const halts = readRecords('world-info/almanac/lamp-road-halts.csv');
const miles = halts.map(({Mile}) => findNumber(Mile));
const places = mapPlaces();

/** The Lamp Road as drawn, from Harrowmere on. */
const road: Line = loadFeatures('roads')
  .lines.filter(({id}) => id.startsWith('lamp-road-'))
  .flatMap(({line}) => line);

/** Returns the mile of a halt in the table. */
function getMile(halt: string): number {
  return findNumber(halts.find(({Halt}) => Halt === halt)?.['Mile']);
}

/** Returns the position on the drawn road after this many miles. */
function getPosition(mile: number): Position {
  const next = road.findIndex(
    (_, index) => measureLength(road.slice(0, index + 1)) >= mile,
  );
  const [east, north] = road.at(next) ?? [NaN, NaN];
  const [fromEast, fromNorth] = road[next - 1] ?? [east, north];
  const passed = measureLength(road.slice(0, Math.max(next, 0)));
  const stretch = measureLength([
    [fromEast, fromNorth],
    [east, north],
  ]);
  const share = stretch === 0 ? 0 : (mile - passed) / stretch;
  return [
    fromEast + (east - fromEast) * share,
    fromNorth + (north - fromNorth) * share,
  ];
}

/**
 * Returns the miles from a position to the center of Toros, from which distances to the smoke are
 * measured.
 */
function milesToToros(from: Position): number {
  const toros = places.find(({id}) => id === 'toros')?.position ?? [NaN, NaN];
  return measureLength([from, toros]);
}

describe('the halts of the Lamp Road', () => {
  it('follow one another from Harrowmere to Toros', () => {
    expect(halts.at(0)?.['Halt']).toBe('Harrowmere');
    expect(halts.at(-1)?.['Halt']).toBe('Toros');
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(new Set(miles).size).toBe(miles.length);
  });

  it('are as many miles apart as the table of distances says', () => {
    const told = readRecords('world-info/distances.csv').find(
      ({From, To}) => From === 'Harrowmere' && To === 'Toros',
    );
    expect([miles.at(0), miles.at(-1)]).toEqual([0, Number(told?.['Miles'])]);
  });

  it.each(['Ottering', 'Marce'])(
    'are where the map has them, within five miles: %s',
    (halt) => {
      const place = places.find(({name}) => name === halt)?.position;
      expect(
        measureLength([getPosition(getMile(halt)), place ?? [NaN, NaN]]),
      ).toBeLessThan(5);
    },
  );

  it.each([
    ['the Hem post', 90],
    ['the first bell post', 60],
    ['the Heart Stone', 25],
  ])('mark where a ring of the Shroud begins: %s', (halt, ring) => {
    const away = milesToToros(getPosition(getMile(halt)));
    expect(Math.abs(away - ring)).toBeLessThan(3);
  });

  it.each(['Vellana', 'Ostina', 'Ruvella'])(
    'are as far from Toros as the table of towns says: %s',
    (halt) => {
      const town = readRecords('world-info/almanac/torosian-towns.csv').find(
        ({Town}) => Town === halt,
      );
      const away = milesToToros(getPosition(getMile(halt)));
      expect(
        Math.abs(away - findNumber(town?.['Miles from Toros'])),
      ).toBeLessThan(3);
    },
  );
});

describe('the cost of the Lamp Road for four people', () => {
  const costs = readRecords('world-info/almanac/lamp-road-costs.csv');
  const single = costs.filter(({Cost}) => Cost !== 'All');

  /** Returns the product of the numbers in a text. */
  const product = (text = '') =>
    (text.match(/\d+/g) ?? []).map(Number).reduce((a, b) => a * b, 1);

  it.each(single)('is calculated as stated: $Cost', (cost) => {
    expect(product(cost['How it is reckoned'])).toBe(findNumber(cost['Bits']));
  });

  it('is the sum of its parts', () => {
    const all = costs.find(({Cost}) => Cost === 'All');
    expect(findNumber(all?.['Bits'])).toBe(
      single.reduce((sum, {Bits}) => sum + findNumber(Bits), 0),
    );
  });

  it('has the price of the border for a pass', () => {
    const border = readRecords('world-info/almanac/borders.csv').find(
      ({Territory}) => Territory === 'Torosia',
    );
    const marks = Number(
      /^(\d+) marks a head/.exec(border?.['What it costs'] ?? '')?.[1],
    );
    const passes = single.find(({Cost}) => Cost === 'Passes');
    expect(findNumber(passes?.['Bits'])).toBe(4 * marks * 10);
  });

  it('has the household prices for oil and beds', () => {
    const price = (file: string, name: string, column: string) =>
      readRecords(file).find((row) => row[column] === name)?.['Price in bits'];
    const oil = price(
      'world-info/peoples/household-prices.csv',
      'Lamp oil, a pint',
      'Good',
    );
    const bed = price(
      'world-info/wages-and-prices.csv',
      'Night in a common room',
      'Item',
    );
    const reckoned = (cost: string) =>
      single.find(({Cost}) => Cost === cost)?.['How it is reckoned'];
    expect(reckoned('Lamp oil from Ottering')).toBe(`17 pints × ${oil ?? ''}`);
    expect(reckoned('Beds, clear country')).toBe(
      `14 nights × 4 people × ${bed ?? ''}`,
    );
  });
});

describe('the weather on the roads', () => {
  const weather = 'world-info/almanac/road-weather.csv';

  it('is given for each month and for the Gate Days, as are the dangers', () => {
    const months = [
      ...getColumn('world-info/months.csv', 'Month'),
      'Gate Days',
    ];
    expect(getColumn(weather, 'Month')).toEqual(months);
    expect(getColumn('world-info/almanac/road-dangers.csv', 'Month')).toEqual(
      months,
    );
  });

  it('uses the skies that the Storm Mages draw from', () => {
    expect(getColumn(weather, 'Most days')).toEqual(
      getColumn('game-mechanics/wizardly-magic/storm-weather.csv', 'Usual sky'),
    );
  });
});
