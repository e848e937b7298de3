import type {Chain, Point} from '../../../../scripts/drawing/vector';
import {listNumberedBridges} from '../../../art/studio/cities/bridgeNumerals';
import {cityPlans} from '../../../art/studio/cities/cityPictures';
import {SIZE} from '../../../art/studio/cities/cityPlan';
import {drawCity} from '../../../art/studio/cities/drawCity';
import {
  buildQuarter,
  isFree,
  isInside,
  roundOff,
} from '../../../art/studio/cities/houses';
import {harrowmere} from '../../../art/studio/cities/plans/harrowmere';
import {vell} from '../../../art/studio/cities/plans/vell';
import {random} from '../../../art/studio/noise';
import {readRecords} from '../../../../tests/support/sheets';

describe('the plan of a city', () => {
  it.each(cityPlans)('numbers the ten places of its table: $city', (plan) => {
    expect(plan.places).toHaveLength(10);
    for (const {
      at: [x, y],
    } of plan.places) {
      expect(x).toBeGreaterThan(18);
      expect(x).toBeLessThan(SIZE.map - 18);
      expect(y).toBeGreaterThan(18);
      expect(y).toBeLessThan(SIZE.height - 18);
    }
  });

  it.each(cityPlans)('keeps its numbers apart: $city', ({places}) => {
    const gaps = places.flatMap(({at: [x, y]}, index) =>
      places
        .slice(index + 1)
        .map(({at: [otherX, otherY]}) => Math.hypot(otherX - x, otherY - y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(40);
  });

  it.each(cityPlans)('is the same each time: $city', (plan) => {
    expect(drawCity(plan)).toBe(drawCity(plan));
  });
});

/** Whether two lines cross, by the sides on which their points lie. */
function doCross(line: Chain, other: Chain): boolean {
  const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): boolean =>
    (bx - ax) * (y - ay) > (by - ay) * (x - ax);
  const pairs = (chain: Chain): readonly (readonly [Point, Point])[] =>
    chain.slice(1).map((to, index) => [chain[index] ?? to, to]);
  return pairs(line).some(([a, b]) =>
    pairs(other).some(
      ([c, d]) =>
        side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b),
    ),
  );
}

describe('the plan of Harrowmere', () => {
  const {bridges, rivers, quarters} = harrowmere;
  const [harrow, ...streams] = rivers.map(({line}) => roundOff(line, false));
  const listed = readRecords('world-info/almanac/harrowmere-bridges.csv');

  it('has the nine wards of its table', () => {
    const wards = readRecords('world-info/almanac/harrowmere-wards.csv');
    expect(wards).toHaveLength(9);
    expect(quarters.map(({name}) => name).toSorted()).toEqual(
      wards.map(({Ward}) => Ward).toSorted(),
    );
  });

  it('numbers nine bridges, on the plan and on the board', () => {
    const numbered = listNumberedBridges(bridges);
    expect(numbered.map(({numeral}) => numeral)).toEqual(
      'I II III IV V VI VII VIII IX'.split(' '),
    );
    expect(numbered.map(({numeral, name}) => `${numeral} ${name}`)).toEqual(
      listed.map(({Bridge}) => Bridge),
    );
    expect(new Set(numbered.map(({name}) => name)).size).toBe(9);
  });

  it('crosses the Harrow by Long Bridge alone, and a stream by each other bridge', () => {
    expect(
      listed
        .filter(({Crosses}) => Crosses === 'the Harrow')
        .map(({Bridge}) => Bridge),
    ).toEqual(['I Long Bridge']);
    const acrossHarrow = bridges.filter(({line}) =>
      doCross(line, harrow ?? []),
    );
    expect(acrossHarrow.map(({name}) => name)).toEqual(['Long Bridge']);
    for (const {name, line} of bridges.slice(1)) {
      const crossed = streams.filter((stream) => doCross(line, stream));
      expect([name, crossed.length]).toEqual([name, 1]);
    }
  });

  it('leaves a bridge without a name unnumbered', () => {
    const [first, second, ...others] = bridges;
    const unnamed = {line: second?.line ?? [], width: 20};
    expect(
      listNumberedBridges([...(first ? [first] : []), unnamed, ...others]).map(
        ({numeral}) => numeral,
      ),
    ).toEqual('I II III IV V VI VII VIII'.split(' '));
  });
});

describe('the houses of a city', () => {
  it.each(cityPlans.filter(({quarters}) => quarters.length > 0))(
    'are in their quarter, and not in water, on a street, or on a number: $city',
    (plan) => {
      for (const quarter of plan.quarters) {
        const houses = buildQuarter(quarter, plan, random('houses'));
        expect(houses.length).toBeGreaterThan(10);
        const astray = houses
          .flatMap(({corners}) => corners)
          .filter(
            (corner) =>
              !isFree(corner, plan) || !isInside(corner, quarter.ring),
          );
        expect(astray).toEqual([]);
      }
    },
  );

  it('keep six units from the edge of a street', () => {
    const bare = {
      ...vell,
      ...{waters: [], quays: [], walls: [], places: []},
      streets: [
        {
          line: [
            [0, 100],
            [500, 100],
          ] as const,
          width: 20,
        },
      ],
    };
    expect(isFree([250, 115], bare)).toBe(false);
    expect(isFree([250, 117], bare)).toBe(true);
  });
});

describe('a rounded line', () => {
  it('keeps its ends, and a ring stays closed', () => {
    const line = [
      [0, 0],
      [10, 0],
      [10, 10],
    ] as const;
    expect(roundOff(line, false)[0]).toEqual([0, 0]);
    expect(roundOff(line, false).at(-1)).toEqual([10, 10]);
    expect(roundOff(line, true)).toHaveLength(12);
  });
});
