import type {FrontMatterFault} from './checkFrontMatter';

/** The faults of a file, and its text to find their lines in. */
export type FaultyFile = {
  /** Path from the root of the project. */
  readonly path: string;
  readonly content: string;
  readonly faults: readonly FrontMatterFault[];
};

/** Returns the 1-based line of a key, or the first line if it is absent. */
function findLine(content: string, key: string): number {
  const name = key.replace(/[.[].*$/, '');
  const lines = content.split('\n');
  return (
    Math.max(
      0,
      lines.findIndex((line) => line.startsWith(`${name}:`)),
    ) + 1
  );
}

function describeFile({path, content, faults}: FaultyFile): string {
  return faults
    .map(
      ({key, found, expected}) =>
        `${path}:${findLine(content, key)} ${key}: found ${found}, expected ${expected}.`,
    )
    .join('\n');
}

/** Formats faults with file and line, one per line. */
export function describeFaults(files: readonly FaultyFile[]): string {
  return `The front matter of these pages is not valid:\n${files
    .map(describeFile)
    .join('\n')}`;
}
