import {FIRST_BLOCKS, firstGrowth, grown} from '../../../src/lib/growth';

/** Lets a page grow until it has so many blocks, each step taking as long as told; gives the steps. */
function stepsTo(total: number, took: number): readonly number[] {
  const steps: number[] = [];
  for (let now = firstGrowth; now.shown < total; now = grown(now, took)) {
    steps.push(now.step);
  }
  return steps;
}

describe('a long page that was opened (G1)', () => {
  it('begins with a few blocks, and gets larger with every step, however slow', () => {
    expect(firstGrowth.shown).toBe(FIRST_BLOCKS);
    for (const took of [0, 10, 24, 25, 4000]) {
      expect(grown(firstGrowth, took).shown).toBeGreaterThan(FIRST_BLOCKS);
    }
  });

  it.each([
    ['doubles a step after one that took less than 10 ms', 9, 8],
    ['keeps it after one of 10 ms', 10, 4],
    ['keeps it after one of 24 ms', 24, 4],
    ['halves it after one that took longer', 25, 2],
  ])('%s', (_, took, step) => {
    expect(grown({shown: 10, step: 4}, took)).toEqual({shown: 10 + step, step});
  });

  it('never steps by less than one block', () => {
    expect(grown({shown: 10, step: 1}, 500)).toEqual({shown: 11, step: 1});
  });

  it('is whole soon on a fast device', () => {
    expect(stepsTo(500, 2).length).toBeLessThan(10);
    expect(stepsTo(60, 100)).toHaveLength(60 - FIRST_BLOCKS);
  });
});
