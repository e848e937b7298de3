/** Frame time above which the next step is smaller, in milliseconds. */
const LONG = 20;

/** Frame time below which the next step is larger, in milliseconds. */
const SHORT = 10;

/** The range of weights of a step: slow devices still finish in reasonable time, fast ones have no long frames. */
const LEAST = 150;
const MOST = 500;

/** The progress of rendering a long page. */
export type Growth = {
  /** Number of rendered blocks. */
  readonly shown: number;
  /** The weight that the next step adds, unless a single block is heavier. */
  readonly budget: number;
};

/** How many blocks are rendered after a step; at least one more than before. */
function reach(weights: readonly number[], {shown, budget}: Growth): number {
  let left = budget - (weights[shown] ?? 0);
  let next = shown + 1;
  for (const weight of weights.slice(next)) {
    left -= weight;
    if (left < 0) {
      break;
    }
    next += 1;
  }
  return Math.min(next, weights.length);
}

/**
 * The initial state of a page: about one screen of it is rendered first.
 *
 * @param weights the weights of its blocks, in order.
 */
export function firstGrowth(weights: readonly number[]): Growth {
  const budget = 150;
  return {shown: reach(weights, {shown: 0, budget}), budget};
}

/** The weight of the next step, adapted to the speed of the device so that no frame is noticeably long. */
function nextBudget(budget: number, took: number): number {
  if (took > LONG) {
    return Math.max(LEAST, Math.floor(budget / 2));
  }
  return took < SHORT ? Math.min(MOST, budget * 2) : budget;
}

/**
 * Advances by a step.
 *
 * @param took layout and paint time of the previous step, in milliseconds.
 */
export function grown(
  {shown, budget}: Growth,
  weights: readonly number[],
  took: number,
): Growth {
  const next = nextBudget(budget, took);
  return {shown: reach(weights, {shown, budget: next}), budget: next};
}
