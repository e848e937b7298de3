/** Maximum number of files to name; the rest are only counted. */
const NAMED = 3;

/**
 * Describes the files that no commit contains; undefined if there are none, or there is no git
 * history.
 */
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
  const others = rest > 0 ? `, and ${rest} more` : '';
  return `Files without a commit show their date on this disk: ${names}${others}.`;
}
