/** One thing that keeps a page, or a file about pages, from landing. */
export type PageFault = {
  /** Line of the file, counted from 1. */
  readonly line: number;
  readonly found: string;
  readonly expected: string;
};

/** Finds the line of the first occurrence of a text; 1 if there is none. */
export function findLine(source: string, text: string): number {
  const at = source.indexOf(text);
  return at === -1 ? 1 : source.slice(0, at).split('\n').length;
}

/** Formats the faults of a file, one per line, in order of lines. */
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
