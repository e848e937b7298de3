import {BITS_PER_WORD, passphrase, WORDS} from '../../cli/passphrase';

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

  it('is different each time, can be spelled, and is strong enough', () => {
    const drawn = Array.from({length: 200}, () => passphrase());
    expect(new Set(drawn).size).toBe(200);
    for (const each of drawn) {
      expect(each).toMatch(/^(?:[b-z][aiou][b-z][aiou] ?){5}$/);
    }
  });
});
