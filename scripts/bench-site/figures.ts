/** What one view of a page weighed and took. */
export type FirstView = {
  /** Bytes as they travelled before readers did anything, by kind. */
  readonly html: number;
  readonly style: number;
  readonly script: number;
  readonly font: number;
  readonly other: number;
  /** Bytes that were fetched ahead, for what comes next. */
  readonly ahead: number;
  readonly requests: number;
  /** Milliseconds from the request to what readers see first, and to the largest part of it. */
  readonly fcp: number;
  readonly lcp: number;
  /** Milliseconds for which the page could answer nobody. */
  readonly tbt: number;
  /** How far things moved by themselves. */
  readonly cls: number;
};

/** What going from page to page took, in milliseconds. */
export type Navigation = {
  /** From the press on a link that readers rested on to the next heading. */
  readonly onward: number;
  /** Back to a page that was seen before. */
  readonly back: number;
};

/** What looking something up took: touches, and milliseconds from the first until the answer was seen. */
export type LookUpFigures = {readonly taps: number; readonly took: number};

/** How long readers waited for something once, in milliseconds. */
export type Wait = {
  readonly took: number;
  /** The longest time between two frames meanwhile. */
  readonly frame: number;
  /** The longest task that the page could answer nobody in; none is under 50 ms. */
  readonly task: number;
};

/** How long readers waited for something that was done several times, in milliseconds. */
export type Waits = Wait & {
  /** The longest that it took. */
  readonly slowest: number;
};

/** What one build took. */
export type BuildFigures = {
  /** Until the site was written. */
  readonly seconds: number;
  /** How long it was looked through for what is locked, in seconds; no cache makes that faster. */
  readonly checked?: number;
  /** The most memory that its processes held together, in MiB. */
  readonly peak: number;
};

type Figures = Readonly<Record<string, number>>;

/** The figure in the middle; of an even number of figures the mean of the two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) {
    throw new Error('Found no figures, expected at least one.');
  }
  return (upper + lower) / 2;
}

/** The medians of several runs, figure by figure. */
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

/** Sums up waits for one thing: the time in the middle, and the worst of all else. */
export function summarizeWaits(runs: readonly Wait[]): Waits {
  const times = runs.map(({took}) => took);
  return {
    took: median(times),
    slowest: Math.max(...times),
    frame: Math.max(...runs.map(({frame}) => frame)),
    task: Math.max(...runs.map(({task}) => task)),
  };
}
