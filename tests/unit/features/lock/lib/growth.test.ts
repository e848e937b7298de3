import {
  firstGrowth,
  grown,
  type Growth,
} from '../../../../../src/features/lock/lib/growth';

const light = Array.from({length: 400}, () => 10);

/**
 * Lets a page grow until all of it is drawn, with the given duration per frame; returns the weight
 * of each step.
 */
function listSteps(
  weights: readonly number[],
  took: number,
): readonly number[] {
  const steps: number[] = [];
  const sum = (from: number, to: number): number =>
    weights.slice(from, to).reduce((all, weight) => all + weight, 0);
  let now = firstGrowth(weights);
  while (now.shown < weights.length) {
    const next = grown(now, weights, took);
    steps.push(sum(now.shown, next.shown));
    now = next;
  }
  return steps;
}

/** Lets a page of light blocks grow by one step. */
function step(budget: number, took: number): Growth {
  return grown({shown: 10, budget}, light, took);
}

describe('a long unlocked page', () => {
  it.each([
    ['as many blocks as weigh about a screen', light, 15],
    ['all of a short page', [40, 50, 60], 3],
    ['none of a page without blocks', [], 0],
    ['the first block, however heavy', [4000, 1], 1],
  ])('begins with %s', (_, weights, shown) => {
    expect(firstGrowth(weights).shown).toBe(shown);
  });

  it.each([
    ['doubles a step after a frame of less than 10 ms', 9, 400],
    ['keeps it after one of 10 ms', 10, 200],
    ['keeps it after one of 20 ms', 20, 200],
    ['lessens it after one that took longer', 21, 150],
  ])('%s', (_, took, budget) => {
    expect(step(200, took)).toEqual({shown: 10 + budget / 10, budget});
  });

  it('grows by steps of a weight from 150 to 500', () => {
    expect(step(150, 4000).budget).toBe(150);
    expect(step(400, 4000).budget).toBe(200);
    expect(step(500, 0).budget).toBe(500);
    expect(step(251, 0).budget).toBe(500);
  });

  it('draws a heavy block in a step of its own', () => {
    expect(listSteps([150, 90, 1700, 90, 90], 15)).toEqual([90, 1700, 90, 90]);
  });

  it('grows with every step, however slow, up to the end of the page', () => {
    for (const took of [0, 15, 4000]) {
      const steps = listSteps([...light, 4000, 10], took);
      expect(Math.min(...steps)).toBeGreaterThan(0);
      expect(steps.reduce((all, each) => all + each, 0)).toBe(
        (light.length - 15) * 10 + 4010,
      );
    }
  });

  it('is complete soon on a fast device', () => {
    expect(listSteps(light, 2).length).toBeLessThan(12);
  });
});
