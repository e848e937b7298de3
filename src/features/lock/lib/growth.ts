/** How long the browser may take for a frame before the next step is smaller, in milliseconds. */
const LONG = 20;

/** How long it takes at most for the next step to be larger, in milliseconds. */
const SHORT = 10;

/** The weights that a step may have: on a slow device too a page is whole in a while, and on a fast one no frame is long. */
const LEAST = 40;
const MOST = 500;

/** How much of a long page is drawn, and by how much it grows. */
export type Growth = {
  /** Blocks that are drawn. */
  readonly shown: number;
  /** The weight that the next step adds, if it is not a single block that has more. */
  readonly budget: number;
};

/** How many blocks are drawn once a step has added as many as it may; at least one more. */
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
 * The growth of a page of which nothing was drawn yet: about a screen of it comes first.
 *
 * @param weights the weights of its blocks, in order.
 */
export function firstGrowth(weights: readonly number[]): Growth {
  const budget = 150;
  return {shown: reach(weights, {shown: 0, budget}), budget};
}

/** The weight of the next step: each is to take well less than a frame that readers notice, on a fast device and on a slow one. */
function nextBudget(budget: number, took: number): number {
  if (took > LONG) {
    return Math.max(LEAST, Math.floor(budget / 2));
  }
  return took < SHORT ? Math.min(MOST, budget * 2) : budget;
}

/**
 * Lets a page grow by a step.
 *
 * @param took how long the browser needed to lay out and paint the step before, in milliseconds.
 */
export function grown(
  {shown, budget}: Growth,
  weights: readonly number[],
  took: number,
): Growth {
  const next = nextBudget(budget, took);
  return {shown: reach(weights, {shown, budget: next}), budget: next};
}
