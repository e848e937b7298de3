import type {JourneyLeg, Plan} from '../../model/journey';
import {meetsSnow, isOutOfSeason, seasonMonths} from '../../model/season';

function leg(
  days: number,
  means: JourneyLeg['means'],
  season?: string,
): JourneyLeg {
  const stretch = {
    id: 's',
    name: 'S',
    kind: 'sea',
    from: 'a',
    to: 'b',
  } as const;
  return {
    from: 'a',
    to: 'b',
    means,
    miles: 1,
    days,
    stretches: [{...stretch, miles: 1, ...(season !== undefined && {season})}],
  };
}

function getPlan(...legs: readonly JourneyLeg[]): Plan {
  return {ok: true, legs, miles: 1, days: 1};
}

const on = (day: number, month: number) => ({day, month, year: 1127});

describe('the seasons of ships', () => {
  it.each([
    ['Stormrise to Emberreap', [3, 4, 5, 6]],
    ['Highwind and Hazefall', [4, 5]],
    ['Highwind', [4]],
    ['Deepsoil to Floodmoot', [1, 2, 8, 9]],
    ['all year except Stormrise', [1, 2, 4, 5, 6, 7, 8, 9]],
    ['any day, at slack tide', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])('are the months that the tables mean: %s', (season, months) => {
    expect(seasonMonths(season)).toEqual(months);
  });

  it.each(['', 'in summer', 'Highwind to Summer', 'all year except Yule'])(
    'are rejected if the text is invalid: "%s"',
    (season) => {
      expect(() => seasonMonths(season)).toThrow('the calendar has no month');
    },
  );

  it('are checked for the day on which the ship leaves, not on which the journey starts', () => {
    const plan = getPlan(
      leg(10, 'land'),
      leg(4, 'sea', 'Highwind to Emberreap'),
    );
    expect(isOutOfSeason(plan, on(45, 6))).toEqual([
      {name: 'S', season: 'Highwind to Emberreap', on: on(10, 7)},
    ]);
    expect(isOutOfSeason(plan, on(35, 6))).toEqual([]);
    expect(isOutOfSeason(plan, on(36, 6))).toHaveLength(1);
  });
});

describe('the snow of Rimewane', () => {
  it('affects those who are on the road in it, and nobody else', () => {
    expect(meetsSnow(getPlan(leg(3, 'land')), on(45, 1))).toBe(true);
    expect(meetsSnow(getPlan(leg(3, 'land')), on(1, 2))).toBe(false);
    expect(meetsSnow(getPlan(leg(3, 'sea')), on(1, 1))).toBe(false);
  });

  it('affects a road that follows a voyage across the new year', () => {
    const plan = getPlan(leg(6, 'sea'), leg(2, 'land'));
    expect(meetsSnow(plan, on(5, 9))).toBe(true);
    expect(meetsSnow(plan, on(30, 8))).toBe(false);
  });
});
