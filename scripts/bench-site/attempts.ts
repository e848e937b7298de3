/** A measurement that failed, and why. */
export type Gap = {readonly what: string; readonly why: string};

/** Runs measurements one by one, reports progress, and continues after failures. */
export type Attempts = {
  /** Runs a measurement; returns undefined if it fails. */
  readonly attempt: <Found>(
    what: string,
    measure: () => Promise<Found>,
  ) => Promise<Found | undefined>;
  /** The failures so far. */
  readonly gaps: readonly Gap[];
};

/** Clock and output, passed in so that tests can replace them. */
type Surroundings = {
  /** Returns the current time in milliseconds. */
  readonly now: () => number;
  /** Prints a progress line. */
  readonly say: (line: string) => void;
};

function getReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1).join('').trim();
}

/** Starts a series of measurements; reported times count from here. */
export function attempts({now, say}: Surroundings): Attempts {
  const start = now();
  const gaps: Gap[] = [];
  const logAttempt = (line: string): void => {
    say(`${String(Math.round((now() - start) / 1000)).padStart(4)} s  ${line}`);
  };
  return {
    gaps,
    async attempt(what, measure) {
      logAttempt(what);
      try {
        return await measure();
      } catch (error) {
        const gap = {what, why: getReason(error)};
        gaps.push(gap);
        logAttempt(`FAILED ${what}: ${gap.why}`);
        return undefined;
      }
    },
  };
}
