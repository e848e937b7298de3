/** How many files are named before the rest are counted. */
const NAMED = 3;

/** Says in one sentence which files no commit holds; nothing where all are known, or git knows none. */
export function describeUndated(
  paths: readonly string[],
  known: ReadonlyMap<string, unknown>,
): string | undefined {
  const unknown = paths.filter((path) => !known.has(path));
  if (known.size === 0 || unknown.length === 0) {
    return undefined;
  }
  const rest = unknown.length - NAMED;
  const names = unknown.slice(0, NAMED).join(', ');
  const others = rest > 0 ? ` and ${rest} more` : '';
  return `No commit contains ${names}${others}: the date of their last change is that on this disk.`;
}
