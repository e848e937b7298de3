/** Which of the checks run. */
type CheckSelection = {
  /** Whether all files are checked, not only those that have changed. */
  readonly isAll: boolean;
  /** Whether the project has the starter, as the engine's own does. */
  readonly isEngine: boolean;
};

/** Types and lint in one process; it has no cache, so it is for all files. */
const TOGETHER = ['check:types-and-lint'];
const APART = ['check:types', 'check:lint'];

/** Lists the scripts of package.json that `npm run check` runs. */
export function listChecks(
  scripts: readonly string[],
  {isAll, isEngine}: CheckSelection,
): readonly string[] {
  const leftOut = [
    // Needs a path.
    'check:page',
    // A world need not use all of the engine.
    ...(isEngine ? [] : ['check:unused']),
    ...(isAll ? APART : TOGETHER),
  ];
  return scripts.filter(
    (name) => name.startsWith('check:') && !leftOut.includes(name),
  );
}
