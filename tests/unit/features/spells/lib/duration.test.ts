import {
  DURATION_EXPECTED,
  durationS,
  parseDuration,
  printDuration,
} from '../../../../../src/features/spells/lib/duration';

/** Parses a duration as written in the sheet, and returns how long it lasts at a level. */
function getDuration(text: string, level: number): number | undefined {
  const duration = parseDuration(text);
  return duration && durationS(duration, level);
}

describe('the duration of a spell', () => {
  it.each([
    ['Instant', 20, 0],
    ['1 round', 1, 6],
    ['10 rounds', 1, 60],
    ['1 round/level', 7, 42],
    ['1 minute', 1, 60],
    ['10 minutes/level', 3, 1800],
    ['1 hour/level', 12, 43_200],
    ['1 day', 1, 86_400],
    ['1 week', 1, 777_600],
    ['1 month', 1, 3_888_000],
    ['1 year', 1, 31_536_000],
    ['1 round + 1 round per 2 levels', 5, 18],
    ['Concentration, up to 1 minute/level', 4, 240],
  ])('%s lasts, at level %i, %i seconds at most', (text, level, seconds) => {
    expect(getDuration(text, level)).toBe(seconds);
  });

  it.each([
    'Permanent',
    'Until dawn',
    'Until noon',
    'Until dusk',
    'Until midnight',
    'Until triggered',
    'Concentration',
  ])('%s ends with an event, not after a time', (text) => {
    expect(parseDuration(text)).toEqual({kind: 'named', name: text});
    expect(getDuration(text, 9)).toBeUndefined();
  });

  it('distinguishes concentration from a fixed time', () => {
    expect(parseDuration('Concentration, up to 1 hour')?.kind).toBe(
      'concentration',
    );
    expect(parseDuration('1 hour')?.kind).toBe('measured');
  });

  it.each([
    '',
    'instant',
    'Until Tuesday',
    '1 hours',
    '3 moons',
    '10 feet',
    'Concentration, up to Until dawn',
    'Concentration, up to ',
    'Concentration up to 1 hour',
    'up to 1 hour',
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

  it('is explained by valid examples', () => {
    const examples = [...DURATION_EXPECTED.matchAll(/"([^"]+)"/g)];
    expect(examples).toHaveLength(4);
    expect(examples.filter(([, text = '']) => !parseDuration(text))).toEqual(
      [],
    );
  });
});
