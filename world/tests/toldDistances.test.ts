import {measureLength} from '../../src/features/map/lib/geometry';
import {loadFeatures} from './support/atlas';
import {sitePages} from '../../scripts/check-page/sitePages';
import {findNumber, readRecords} from '../../tests/support/sheets';

const roads = loadFeatures('roads').lines;

let texts: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  texts = new Map(
    (await sitePages()).map(({area, id, body}) => [
      `${area}/${id}`,
      body.replaceAll(/\s+/g, ' '),
    ]),
  );
});

/** Returns the miles along a drawn way. */
function getMiles(way: string): number {
  const drawn = roads.find(({id}) => id === way);
  return drawn === undefined ? NaN : measureLength(drawn.line);
}

/** Returns the days along consecutive drawn ways; a track takes twice as long as a road. */
function daysAlong(ways: readonly string[], traveler: string): number {
  const pace = findNumber(
    readRecords('world-info/travel-speeds.csv').find(
      ({Way}) => Way === traveler,
    )?.['Miles a day'],
  );
  const days = ways.map((way) => {
    const kind = roads.find(({id}) => id === way)?.kind;
    return getMiles(way) / (kind === 'road' ? pace : pace / 2);
  });
  return days.reduce((sum, each) => sum + each, 0);
}

describe('days that are given in words (R8)', () => {
  it.each([
    {
      page: 'prime-almanac/central',
      told: 'nine days’ ride from Harrowmere',
      ways: ['bell-road-harrowmere-stannet', 'kite-path-stannet-gate-of-air'],
      traveler: 'Horse',
      days: 9,
    },
    {
      page: 'prime-almanac/central',
      told: 'the last five of them on the Kite Path',
      ways: ['kite-path-stannet-gate-of-air'],
      traveler: 'Horse',
      days: 5,
    },
    {
      page: 'prime-almanac/lor-aserion',
      told: 'three days’ climb farther up',
      ways: ['stone-path-aserion-gate-of-earth'],
      traveler: 'Foot',
      days: 3,
    },
    {
      page: 'prime-almanac/unclaimed',
      told: 'fourteen, by the salvage trail and the Kiln Steps',
      ways: [
        'salvage-trail-leavings-the-kiln-steps',
        'salvage-trail-the-kiln-steps-the-breach',
      ],
      traveler: 'Foot',
      days: 14,
    },
  ])('match the drawn way: $told', ({page, told, ways, traveler, days}) => {
    expect(texts.get(page)).toContain(told);
    expect(Math.ceil(daysAlong(ways, traveler))).toBe(days);
  });

  it('put the Gate of Fire as far into the desert as the map does', () => {
    expect(texts.get('prime-almanac/s-eastern-continent')).toContain(
      'Eighty miles into the desert stands the Gate of Fire',
    );
    expect(
      Math.abs(getMiles('dune-path-hathiss-gate-of-fire') - 80),
    ).toBeLessThan(5);
  });
});
