/** How long something took, each time that it was done. */
export type Timing = {
  readonly name: string;
  readonly milliseconds: readonly number[];
};

/** How long an interaction may take until readers see it, in milliseconds. */
const BUDGET = 50;

/** Writes timings as a table: the middle, the slowest, and whether the middle is within the budget. */
export function tableOf(timings: readonly Timing[]): string {
  const width = Math.max(...timings.map(({name}) => name.length));
  const lines = timings.map(({name, milliseconds}) => {
    const sorted = milliseconds.toSorted((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? NaN;
    const cells = [middle, sorted.at(-1) ?? NaN].map((time) =>
      time.toFixed(1).padStart(8),
    );
    const verdict = middle <= BUDGET ? 'within' : 'BEYOND';
    return `${name.padEnd(width)}${cells.join('')}  ${verdict} ${BUDGET} ms`;
  });
  const head = `${''.padEnd(width)}${'median'.padStart(8)}${'slowest'.padStart(8)}`;
  return [head, ...lines].join('\n');
}
