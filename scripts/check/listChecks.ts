/**
 * Lists the scripts of package.json that `npm run check` runs.
 *
 * @param isEngine whether the project has the starter, as the engine's own does.
 */
export function listChecks(
  scripts: readonly string[],
  isEngine: boolean,
): readonly string[] {
  const leftOut = [
    // Needs a path.
    'check:page',
    // A world need not use all of the engine.
    ...(isEngine ? [] : ['check:unused']),
  ];
  return scripts.filter(
    (name) => name.startsWith('check:') && !leftOut.includes(name),
  );
}
