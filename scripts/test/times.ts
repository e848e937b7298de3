/** A name and a duration. */
export type Timing = {
  readonly name: string;
  /** Duration in seconds, with a fraction. */
  readonly seconds: number;
};

/** The part of a Jest report that is used here: files, with times in milliseconds. */
export type UnitReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
};

/**
 * The part of a Playwright report that is used here: files and nested suites, with times in
 * milliseconds.
 */
export type BrowserSuite = {
  readonly file?: string;
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly results: readonly {readonly duration: number}[];
    }[];
  }[];
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** Lists the duration of each unit test file. */
export function unitTimings({testResults}: UnitReport): readonly Timing[] {
  return testResults.map(({name, startTime, endTime}) => ({
    name,
    seconds: (endTime - startTime) / 1000,
  }));
}

function browserSeconds({suites = [], specs = []}: BrowserSuite): number {
  const own = specs.flatMap(({tests}) =>
    tests.flatMap(({results}) => results.map(({duration}) => duration / 1000)),
  );
  return sum(own) + sum(suites.map(browserSeconds));
}

/** Lists the duration of each browser test file, including retries. */
export function browserTimings(
  suites: readonly BrowserSuite[],
): readonly Timing[] {
  return suites.map((suite) => ({
    name: suite.file ?? '',
    seconds: browserSeconds(suite),
  }));
}

/** Returns the slowest timings, in descending order. */
export function slowest(
  timings: readonly Timing[],
  count: number,
): readonly Timing[] {
  return timings
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, Math.max(0, count));
}

/** Formats timings as table rows. */
export function timingLines(timings: readonly Timing[]): readonly string[] {
  return timings.map(
    ({name, seconds}) => `${seconds.toFixed(1).padStart(8)} s  ${name}`,
  );
}
