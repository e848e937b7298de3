import {addDays, formatDay, type WorldDate} from '../../model/calendar';
import {
  litPart,
  moonAge,
  moonCycles,
  describeMoon,
  getPhase,
  type MoonCycle,
} from '../../model/moons';
import {readRecords} from '../../../../tests/support/sheets';

function getCycle(name: string): MoonCycle {
  const cycle = moonCycles.find((each) => each.name === name);
  if (cycle === undefined) {
    throw new Error(`no moon is called ${name}`);
  }
  return cycle;
}

const lantheCycle = getCycle('Lanthe');
const cinderCycle = getCycle('Cinder');

/** Lists the days of a year on which a moon is new or full. */
function listDays(
  cycle: MoonCycle,
  year: number,
  phase: 'new' | 'full',
): readonly string[] {
  const age = phase === 'new' ? 0 : cycle.full;
  const first: WorldDate = {year, month: 1, day: 1};
  return Array.from({length: 366}, (_, index) => addDays(first, index))
    .filter((date) => date.year === year && moonAge(cycle, date) === age)
    .map(formatDay);
}

describe('the moons', () => {
  it('have Cinder new five times in 1127, on the days in the almanac', () => {
    expect(listDays(cinderCycle, 1127, 'new')).toEqual([
      '7 Rimewane',
      '35 Floodmoot',
      '18 Highwind',
      '1 Emberreap',
      '29 Forgewarm',
    ]);
  });

  it.each([1127, 1128, 1129])(
    'have Cinder new and full in %i as the data file says',
    (year) => {
      const rows = readRecords('world-info/peoples/cinder.csv').filter(
        (row) => row['Year'] === String(year),
      );
      expect(listDays(cinderCycle, year, 'new')).toEqual(
        rows.map((row) => row['New']),
      );
      expect(listDays(cinderCycle, year, 'full')).toEqual(
        rows.map((row) => row['Full']),
      );
    },
  );

  it('have Cinder new on the first day of the year 1, and one cycle earlier', () => {
    expect(moonAge(cinderCycle, {year: 1, month: 1, day: 1})).toBe(0);
    expect(moonAge(cinderCycle, {year: 1, month: 1, day: 2})).toBe(1);
    expect(moonAge(cinderCycle, addDays({year: 1, month: 1, day: 1}, -1))).toBe(
      72,
    );
    expect(
      moonAge(cinderCycle, addDays({year: 1, month: 1, day: 1}, -73)),
    ).toBe(0);
  });

  it('have Lanthe new on each 1st, full on each 23rd, and dark through the Gate Days', () => {
    expect(listDays(lantheCycle, 1128, 'full')).toHaveLength(8);
    for (const month of [1, 2, 3, 4, 5, 6, 7, 8]) {
      expect(moonAge(lantheCycle, {year: 1127, month, day: 1})).toBe(0);
      expect(
        describeMoon(lantheCycle, {year: 1127, month, day: 23}).phase,
      ).toBe('full');
      expect(
        describeMoon(lantheCycle, {year: 1127, month, day: 22}).phase,
      ).not.toBe('full');
      expect(
        describeMoon(lantheCycle, {year: 1127, month, day: 45}).phase,
      ).toBe('waning crescent');
    }
    for (const day of [1, 5, 6]) {
      expect(describeMoon(lantheCycle, {year: 1128, month: 9, day}).phase).toBe(
        'new',
      );
    }
  });

  it.each([
    [0, 'new'],
    [0.01, 'waxing crescent'],
    [0.25, 'waxing half'],
    [0.28, 'waxing half'],
    [0.29, 'waxing gibbous'],
    [0.5, 'full'],
    [0.51, 'waning gibbous'],
    [0.78, 'waning half'],
    [0.79, 'waning crescent'],
  ])('are, at %d of the cycle, %s', (turn, phase) => {
    expect(getPhase(turn)).toBe(phase);
  });
});

describe('the picture of a moon', () => {
  it.each([
    [
      'new: nothing, the limb there and back',
      0,
      'M0-10A10 10 0 0 1 0 10A10.0 10 0 0 0 0-10z',
    ],
    [
      'half and waxing: the right side',
      0.25,
      'M0-10A10 10 0 0 1 0 10A0.0 10 0 0 ',
    ],
    [
      'gibbous: more than the right side',
      0.375,
      'M0-10A10 10 0 0 1 0 10A7.1 10 0 0 1 0-10z',
    ],
    ['full: the whole disc', 0.5, 'M0-10A10 10 0 0 1 0 10A10.0 10 0 0 1 0-10z'],
    [
      'a waning crescent: less than the left side',
      0.875,
      'M0-10A10 10 0 0 0 0 10A7.1 10 0 0 1 0-10z',
    ],
  ])('shows, when %s', (_, turn, path) => {
    expect(litPart(turn).startsWith(path)).toBe(true);
  });
});
