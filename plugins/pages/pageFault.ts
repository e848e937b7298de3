/** One thing that keeps a page from landing. */
export type PageFault = {
  /** Line of the page, counted from 1. */
  readonly line: number;
  readonly found: string;
  readonly expected: string;
};

/** Finds the line on which a text first stands; the first line where it stands nowhere. */
export function findLine(source: string, text: string): number {
  const at = source.indexOf(text);
  return at === -1 ? 1 : source.slice(0, at).split('\n').length;
}

/** Says what is wrong with a page, one fault a line, by line. */
export function describePageFaults(
  path: string,
  faults: readonly PageFault[],
): string {
  return faults
    .toSorted((one, other) => one.line - other.line)
    .map(
      ({line, found, expected}) =>
        `${path}:${line}: found ${found}, expected ${expected}.`,
    )
    .join('\n');
}
