import {atLevel, type Growing} from '../../../model/browser/atLevel';

/** Returns the measures of a record at a level. */
function at(
  level: number,
  {range = 'Self', duration = 'Instant', aoe = 'Self'}: Partial<Growing>,
) {
  return atLevel({range, duration, aoe}, level);
}

describe('the measures of a record at a caster’s level', () => {
  it('are those of Smoke of Disguise at level 12', () => {
    expect(
      at(12, {
        range: '10 yards/level',
        duration: '1 hour/level',
        aoe: '25 creatures/level',
      }),
    ).toEqual({
      range: '120 yards',
      duration: '12 hours',
      aoe: '300 creatures',
    });
  });

  it.each([
    [4, '0 kennels'],
    [5, '1 kennel'],
    [9, '1 kennel'],
    [10, '2 kennels'],
  ])(
    'count full steps: at level %i "1 kennel per 5 levels" is %s',
    (level, aoe) => {
      expect(at(level, {aoe: '1 kennel per 5 levels'}).aoe).toBe(aoe);
    },
  );

  it('add fixed parts, and keep concentration', () => {
    expect(at(7, {range: '60 feet + 10 feet/level'}).range).toBe('130 feet');
    expect(
      at(7, {duration: 'Concentration, up to 1 minute/level'}).duration,
    ).toBe('Concentration, up to 7 minutes');
    expect(at(6, {aoe: '20-foot wall + 10-foot wall per 2 levels'}).aoe).toBe(
      '50-foot wall',
    );
  });
});
