import {
  BITS_PER_WORD,
  passphrase,
  WORDS,
} from '../../../scripts/lock/passphrase';
import {estimatedBits, LEAST_BITS} from '../../../scripts/lock/strength';

describe('a passphrase', () => {
  it('is five of 4,096 words, so it has 60 bits', () => {
    const counts: number[] = [];
    passphrase((below) => {
      counts.push(below);
      return 0;
    });
    expect(counts).toHaveLength(WORDS * 4);
    expect(
      counts.reduce((sum, count) => sum + Math.log2(count), 0),
    ).toBeCloseTo(60);
    expect(WORDS * BITS_PER_WORD).toBe(60);
  });

  it('is another each time, can be spelled, and is strong enough', () => {
    const drawn = Array.from({length: 200}, () => passphrase());
    expect(new Set(drawn).size).toBe(200);
    for (const each of drawn) {
      expect(each).toMatch(/^(?:[b-z][aiou][b-z][aiou] ?){5}$/);
    }
  });
});

describe('the strength of a password', () => {
  it.each([
    ['open sesame', 22],
    ['password', 11],
    ['password password password', 11],
    ['Harrowmere2024!', 27],
  ])('that is "%s" is about %d bits', (password, bits) => {
    expect(Math.floor(estimatedBits(password))).toBeLessThanOrEqual(bits + 5);
    expect(estimatedBits(password)).toBeLessThan(LEAST_BITS);
  });

  it.each(['kettle orbit marble canyon tulip', 'x7$kQ2!vR9#mZ4&tW'])(
    'that is "%s" is enough',
    (password) => {
      expect(estimatedBits(password)).toBeGreaterThanOrEqual(LEAST_BITS);
    },
  );
});
