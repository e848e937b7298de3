/** The result of a check. */
export type Finding = {
  /** Whether it passed, needs attention, or could not run here. */
  readonly state: 'fine' | 'look' | 'not asked';
  readonly lines: readonly string[];
};

/** Creates a finding that needs attention if there are lines, or else passes with a summary. */
export function createFinding(
  lines: readonly string[],
  summary: string,
): Finding {
  return lines.length === 0
    ? {state: 'fine', lines: [summary]}
    : {state: 'look', lines};
}

/** Creates the finding of a check that could not run. */
export function createSkippedFinding(reason: string): Finding {
  return {state: 'not asked', lines: [reason]};
}
