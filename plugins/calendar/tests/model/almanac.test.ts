import {
  readLinkedDay,
  countDays,
  findFeast,
  linkedDay,
  markedYear,
  moonMarks,
  listReckonings,
  formatYear,
} from '../../model/almanac';
import {addDays, getDate, parseDate} from '../../model/calendar';
import fc from '../../../../tests/support/properties';
import {readDataFile} from '../../../../tests/support/sheets';

const feasts = readDataFile('divine-houses/feast-days.csv');
const cinder = readDataFile('world-info/peoples/cinder.csv');
const reckonings = listReckonings(
  readDataFile('world-info/peoples/reckonings.csv'),
);
const today = parseDate('1 Highwind 1127 YS');

const anyDay = fc
  .integer({min: -876_000, max: 3_650_000})
  .map((number) => getDate(number));

describe('a year at a glance', () => {
  it.each([
    [1127, 365, 5],
    [1128, 366, 6],
  ])('%i has %i days, %i of them Gate Days', (year, count, gateDays) => {
    const months = markedYear(year, feasts);
    expect(months.map(({days}) => days.length)).toEqual([
      45,
      45,
      45,
      45,
      45,
      45,
      45,
      45,
      gateDays,
    ]);
    expect(months.flatMap(({days}) => days)).toHaveLength(count);
    expect(months.at(-1)?.name).toBe('Gate Days');
  });

  it.each([1127, 1128, 1129])(
    'shows Cinder on the days of its table: %i',
    (year) => {
      const days = markedYear(year, feasts).flatMap((month) => month.days);
      for (const [phase, column] of [
        ['new', 1],
        ['full', 2],
      ] as const) {
        const shown = days
          .filter(({moons}) =>
            moons.some(
              (mark) => mark.moon === 'Cinder' && mark.phase === phase,
            ),
          )
          .map(({date}) => date);
        expect(shown).toEqual(
          cinder.rows
            .filter(([of]) => of === String(year))
            .map((cells) => parseDate(`${cells[column] ?? ''} ${year} YS`)),
        );
      }
    },
  );

  it('has a new Lanthe on each 1st and a full one on each 23rd, and none on the Gate Days', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const mark = moonMarks(date).find(({moon}) => moon === 'Lanthe');
        const expected =
          date.month === 9 ? undefined : {1: 'new', 23: 'full'}[date.day];
        expect(mark?.phase).toBe(expected);
      }),
    );
  });

  it.each([
    ['33 Emberreap 1127 YS', 'The Long Table'],
    ['5 Gate Day 1127 YS', 'Lamps on Water'],
    ['34 Emberreap 1127 YS', undefined],
  ])('has on %s the feast of %s', (day, feast) => {
    expect(findFeast(feasts, parseDate(day))).toBe(feast);
  });
});

describe('a date in other reckonings', () => {
  it.each([
    ['Gray Elf and Avariel', '3527'],
    ['Orc and Half-Orc', '597'],
    ['Arachnahd', '124'],
    ['Lotharan Human', '2027'],
  ])('1127 is for %s the year %s', (people, year) => {
    const reckoning = reckonings.find((each) => each.people === people);
    expect(reckoning && formatYear(reckoning, 1127)).toBe(year);
  });

  it('is as far away as the number of days added to it', () => {
    expect(countDays(today, parseDate('12 Emberreap 1127 YS'))).toBe(101);
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({min: -99_999, max: 99_999}),
        (date, days) => {
          expect(countDays(date, addDays(date, days))).toBe(days);
        },
      ),
    );
  });

  it('is read from a link as it was written into it', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        expect(readLinkedDay(linkedDay(date))).toEqual(date);
      }),
    );
  });

  it.each(['', '46-1-1127', '0-1-1127', '6-9-1127', '1-10-1127', '1-1', 'x'])(
    'does not exist in the link "%s"',
    (text) => {
      expect(readLinkedDay(text)).toBeUndefined();
    },
  );
});
