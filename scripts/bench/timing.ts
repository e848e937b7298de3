/** How long something took, each time that it was done. */
export type Timing = {
  readonly name: string;
  readonly milliseconds: readonly number[];
};

/** How long an interaction may take until readers see it, in milliseconds. */
const BUDGET = 50;

/** The share of times that are no longer than what a reader may meet now and then. */
const NEARLY_ALL = 0.95;

/** The time that a share of sorted times does not exceed. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;
}

/** Writes timings as a table: the middle, what 19 of 20 stay below, and whether the middle is within the budget. */
export function writeTable(timings: readonly Timing[]): string {
  const width = Math.max(...timings.map(({name}) => name.length));
  const lines = timings.map(({name, milliseconds}) => {
    const sorted = milliseconds.toSorted((a, b) => a - b);
    const middle = quantile(sorted, 0.5);
    const cells = [middle, quantile(sorted, NEARLY_ALL)].map((time) =>
      time.toFixed(1).padStart(8),
    );
    const verdict = middle <= BUDGET ? 'within' : 'BEYOND';
    return `${name.padEnd(width)}${cells.join('')}  ${verdict} ${BUDGET} ms`;
  });
  const head = `${''.padEnd(width)}${'median'.padStart(8)}${'p95'.padStart(8)}`;
  return [head, ...lines].join('\n');
}
