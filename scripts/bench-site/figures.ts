/** The figures of one page load. */
export type FirstView = {
  /** Bytes transferred before any interaction, by type. */
  readonly html: number;
  readonly style: number;
  readonly script: number;
  readonly font: number;
  readonly other: number;
  /** Prefetched bytes. */
  readonly ahead: number;
  readonly requests: number;
  /** First contentful paint and largest contentful paint, in milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  /** Total blocking time in milliseconds. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
};

/** The times of client-side navigations, in milliseconds. */
export type Navigation = {
  /** From a click on a hovered link to the paint of the next heading. */
  readonly onward: number;
  /** Back to the previous page. */
  readonly back: number;
};

/**
 * The figures of a look-up: number of taps, and milliseconds from the first tap to the visible
 * answer.
 */
export type LookUpFigures = {readonly taps: number; readonly took: number};

/** A single wait, in milliseconds. */
export type Wait = {
  readonly took: number;
  /** The longest time between two frames during the wait. */
  readonly frame: number;
  /** The longest main-thread task during the wait; 0 if none took 50 ms or more. */
  readonly task: number;
};

/** A summary of several waits, in milliseconds. */
export type Waits = Wait & {
  /** The longest wait. */
  readonly slowest: number;
};

/** The figures of a build. */
export type BuildFigures = {
  /** The time until the site was written and checked for leaks. */
  readonly seconds: number;
  /** The peak memory of all processes together, in MiB. */
  readonly peak: number;
};

type Figures = Readonly<Record<string, number>>;

/** The median; for an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) {
    throw new Error('Found no figures, expected at least one.');
  }
  return (upper + lower) / 2;
}

/** Returns the median of each figure over several runs. */
export function medians<Run extends Figures>(
  runs: readonly Run[],
): Readonly<Record<keyof Run & string, number>> {
  const [first] = runs;
  if (first === undefined) {
    throw new Error('Found no run, expected at least one.');
  }
  const names: readonly (keyof Run & string)[] = Object.keys(first);
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name] ?? NaN))]),
  ) as Record<keyof Run & string, number>;
}

/** Summarizes waits: the median time, and the worst of all other figures. */
export function summarizeWaits(runs: readonly Wait[]): Waits {
  const times = runs.map(({took}) => took);
  return {
    took: median(times),
    slowest: Math.max(...times),
    frame: Math.max(...runs.map(({frame}) => frame)),
    task: Math.max(...runs.map(({task}) => task)),
  };
}
