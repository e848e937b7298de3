/** The measured durations of a step. */
export type Timing = {
  readonly name: string;
  readonly milliseconds: readonly number[];
};

/** The longest acceptable time from an interaction to the next paint, in milliseconds. */
const BUDGET = 50;

/** The quantile that is reported as the slow case. */
const NEARLY_ALL = 0.95;

/** Returns a quantile of sorted durations. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;
}

/**
 * Formats timings as a table: median, 95th percentile, and whether the median is within the
 * budget.
 */
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
