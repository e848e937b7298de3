import {durationS, parseDuration, printDuration} from '../../model/duration';

/** Parses a duration as written in the sheet, and returns how long it lasts at a level. */
function getDuration(text: string, level: number): number | undefined {
  const duration = parseDuration(text);
  return duration && durationS(duration, level);
}

describe('the duration of a spell', () => {
  it.each([
    ['Instant', 20, 0],
    ['10 rounds', 1, 60],
    ['1 round/level', 7, 42],
    ['10 minutes/level', 3, 1800],
    ['1 hour/level', 12, 43_200],
    ['1 month', 1, 3_888_000],
    ['1 year', 1, 31_536_000],
    ['1 round + 1 round per 2 levels', 5, 18],
    ['Concentration, up to 1 minute/level', 4, 240],
  ])('%s lasts, at level %i, %i seconds at most', (text, level, seconds) => {
    expect(getDuration(text, level)).toBe(seconds);
  });

  it.each([
    '',
    'Until Tuesday',
    '3 moons',
    '10 feet',
    'Concentration, up to Until dawn',
    'Concentration, up to ',
    'valueOf',
  ])('cannot be "%s"', (text) => {
    expect(parseDuration(text)).toBeUndefined();
  });

  it.each([
    'Until dawn',
    '1 day per 3 levels',
    'Concentration',
    'Concentration, up to 10 rounds',
  ])('is written as it was read: %s', (text) => {
    const duration = parseDuration(text);
    expect(duration && printDuration(duration)).toBe(text);
  });
});
