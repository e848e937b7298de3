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
    for (const took of [0, 10, 28, 29, 4000]) {
      expect(grown(firstGrowth, took).shown).toBeGreaterThan(FIRST_BLOCKS);
    }
  });

  it.each([
    ['doubles a step after one that took less than 10 ms', 9, 16],
    ['keeps it after one of 10 ms', 10, 8],
    ['keeps it after one of 28 ms', 28, 8],
    ['halves it after one that took longer', 29, 4],
  ])('%s', (_, took, step) => {
    expect(grown({shown: 10, step: 8}, took)).toEqual({shown: 10 + step, step});
  });

  it('never steps by less than three blocks', () => {
    expect(grown({shown: 10, step: 3}, 500)).toEqual({shown: 13, step: 3});
  });

  it('is whole soon on a fast device', () => {
    expect(stepsTo(500, 2).length).toBeLessThan(10);
    expect(stepsTo(60, 100)).toHaveLength((60 - FIRST_BLOCKS) / 3);
  });
});
