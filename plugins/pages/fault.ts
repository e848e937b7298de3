/** An error in a file. */
export type Fault = {
  /** Path from the root of the project. */
  readonly path: string;
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

/** Formats an error in one line. */
export function describeFault({path, line, found, expected}: Fault): string {
  return `${path}:${line}: found ${found}, expected ${expected}.`;
}

/** Formats errors, one per line. */
export function describeFaults(faults: readonly Fault[]): string {
  return faults.map(describeFault).join('\n');
}
