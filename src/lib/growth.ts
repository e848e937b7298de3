/** How long a step of drawing may take before the next one is smaller, in milliseconds. */
const LONG = 28;

/** How long one takes at most for the next one to be larger, in milliseconds. */
const SHORT = 10;

/** The fewest blocks that a step adds: on a slow device too a page is whole in a while. */
const LEAST = 3;

/** How many blocks of a long page are drawn first. */
export const FIRST_BLOCKS = 6;

/** How much of a long page is drawn, and by how much it grows. */
export type Growth = {
  /** Blocks that are drawn. */
  readonly shown: number;
  /** Blocks that the next step adds. */
  readonly step: number;
};

/** The growth of a page of which nothing was drawn yet. */
export const firstGrowth: Growth = {shown: FIRST_BLOCKS, step: 4};

/** The size of the next step: each is to take about as long as a frame, on a fast device and on a slow one. */
function nextStep(step: number, took: number): number {
  if (took > LONG) {
    return Math.max(LEAST, Math.floor(step / 2));
  }
  return took < SHORT ? step * 2 : step;
}

/**
 * Lets a page grow by a step.
 *
 * @param took how long the step before took, in milliseconds.
 */
export function grown({shown, step}: Growth, took: number): Growth {
  const next = nextStep(step, took);
  return {shown: shown + next, step: next};
}
