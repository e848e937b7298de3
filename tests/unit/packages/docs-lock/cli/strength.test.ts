import {
  breakingText,
  LEAST_SECONDS,
  estimateBreaking,
} from '@engine/docs-lock/cli/breaking';
import {secondsOnPhone} from '@engine/docs-lock/cli/chooseCost';
import {estimateGuesses} from '@engine/docs-lock/cli/strength';

/** Returns how long one graphics card takes to guess a password at the default cost, in seconds. */
function estimateSeconds(password: string): number {
  return estimateBreaking(estimateGuesses(password, ['Harrowmere']), 12)
    .seconds;
}

const DAY = 24 * 3600;

describe('the strength of a password', () => {
  it.each([
    '1111-2222-3333-4444-5555',
    'open sesame',
    'password password password',
    'Harrowmere2024!',
    'aaaaaaaaaaaaaaaaaaaaaaaa',
    'qwertyuiop12',
  ])('that is "%s" is not enough', (password) => {
    expect(estimateSeconds(password)).toBeLessThan(LEAST_SECONDS);
  });

  it.each([
    'k3F9xQ2mLp7Z',
    'kettle orbit marble canyon tulip',
    'lamo tiru bagi dofu zina',
    'x7$kQ2!vR9#mZ4&tW',
  ])('that is "%s" is enough', (password) => {
    expect(estimateSeconds(password)).toBeGreaterThan(LEAST_SECONDS);
  });

  it('that a person made of twelve characters takes a graphics card days or weeks', () => {
    const days = estimateSeconds('coffee-Rain31') / DAY;
    expect(days).toBeGreaterThan(1);
    expect(days).toBeLessThan(90);
  });
});

describe('the cost to break a password', () => {
  it('is calculated from the published guess rate of one graphics card, which each cost halves', () => {
    expect(estimateBreaking(2 ** 40, 5).guessesPerSecond).toBe(304_800);
    expect(estimateBreaking(2 ** 40, 12).guessesPerSecond).toBeCloseTo(2381, 0);
    expect(estimateBreaking(2 ** 40, 13).seconds).toBeCloseTo(
      2 * estimateBreaking(2 ** 40, 12).seconds,
    );
  });

  it('is given in bits, time and money', () => {
    expect(breakingText(2 ** 40, 12)).toBe(
      'about 40 bits: one fast graphics card guesses it in 7.3 years on average, for about $44,000 of rent (2,400 guesses a second at cost 12)',
    );
    expect(breakingText(2 ** 60, 12)).toContain('in 7.7 million years');
  });
});

it('a phone opens a page within three seconds at the default cost, and not above', () => {
  expect(secondsOnPhone(12)).toBeLessThanOrEqual(3);
  expect(secondsOnPhone(13)).toBeGreaterThan(3);
});
