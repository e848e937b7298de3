/** What came of one part of the upkeep. */
export type Finding = {
  /** Whether all is well, somebody should look, or it could not be asked here. */
  readonly state: 'fine' | 'look' | 'not asked';
  readonly lines: readonly string[];
};

/** All is well, or a look at these lines. */
export function lookAt(lines: readonly string[], fine: string): Finding {
  return lines.length === 0
    ? {state: 'fine', lines: [fine]}
    : {state: 'look', lines};
}

/** What could not be asked, and why. */
export function notAsked(why: string): Finding {
  return {state: 'not asked', lines: [why]};
}
