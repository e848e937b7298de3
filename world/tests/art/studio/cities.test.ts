import {cityPlans} from '../../../art/studio/cities/cityPictures';
import {SIZE} from '../../../art/studio/cities/cityPlan';
import {drawCity} from '../../../art/studio/cities/drawCity';
import {
  buildQuarter,
  isFree,
  isInside,
  roundOff,
} from '../../../art/studio/cities/houses';
import {vell} from '../../../art/studio/cities/plans/vell';
import {random} from '../../../art/studio/noise';

describe('the plan of a city (A4)', () => {
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

describe('the houses of a city (A4)', () => {
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

describe('a rounded line (A4)', () => {
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
