import {attempts} from '../../../../scripts/bench-site/attempts';

/**
 * Creates attempts with a clock that advances by a second per reading, and records what they
 * print.
 */
function createAttempts() {
  const lines: string[] = [];
  let time = 0;
  const trials = attempts({
    now: () => (time += 1000),
    say: (line) => lines.push(line),
  });
  return {lines, trials};
}

describe('measuring one thing after another', () => {
  it('returns the results, and reports progress', async () => {
    const {lines, trials} = createAttempts();
    await expect(
      trials.attempt('home', () => Promise.resolve(7)),
    ).resolves.toBe(7);
    expect(trials.gaps).toEqual([]);
    expect(lines).toEqual(['   1 s  home']);
  });

  it('continues if one attempt fails, and keeps the first line of the reason', async () => {
    const {lines, trials} = createAttempts();
    const fail = () => Promise.reject(new Error('No page.\nat line 3'));
    await expect(trials.attempt('home', fail)).resolves.toBeUndefined();
    await expect(
      trials.attempt('lore', () => Promise.resolve(1)),
    ).resolves.toBe(1);
    expect(trials.gaps).toEqual([{what: 'home', why: 'No page.'}]);
    expect(lines).toContain('   2 s  FAILED home: No page.');
  });

  it('survives failures before it has begun', async () => {
    const {trials} = createAttempts();
    await trials.attempt('home', () => {
      throw new TypeError('nothing here');
    });
    expect(trials.gaps[0]?.why).toBe('nothing here');
  });
});
