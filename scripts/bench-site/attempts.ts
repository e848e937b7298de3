/** Something that could not be measured, and why. */
export type Gap = {readonly what: string; readonly why: string};

/** Measures one thing after another, tells how far it is, and goes on where one fails. */
export type Attempts = {
  /** Measures one thing: what was found, or nothing where that failed. */
  readonly attempt: <Found>(
    what: string,
    measure: () => Promise<Found>,
  ) => Promise<Found | undefined>;
  /** What failed until now. */
  readonly gaps: readonly Gap[];
};

/** What attempts need of the machine they run on. */
type Surroundings = {
  /** The time, in milliseconds. */
  readonly now: () => number;
  /** Takes a line for people who wait. */
  readonly say: (line: string) => void;
};

function getReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1).join('').trim();
}

/** Begins to measure: times that are told count from here. */
export function attempts({now, say}: Surroundings): Attempts {
  const start = now();
  const gaps: Gap[] = [];
  const tell = (line: string): void => {
    say(`${String(Math.round((now() - start) / 1000)).padStart(4)} s  ${line}`);
  };
  return {
    gaps,
    async attempt(what, measure) {
      tell(what);
      try {
        return await measure();
      } catch (error) {
        const gap = {what, why: getReason(error)};
        gaps.push(gap);
        tell(`FAILED ${what}: ${gap.why}`);
        return undefined;
      }
    },
  };
}
