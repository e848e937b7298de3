/** Names in `overrides` that no package in the lock file is, so that nothing is held any more. */
export function idleOverrides(
  overrides: Readonly<Record<string, unknown>>,
  packages: Readonly<Record<string, unknown>>,
): readonly string[] {
  const names = new Set(
    Object.keys(packages).map((path) => path.split('node_modules/').at(-1)),
  );
  return Object.keys(overrides).filter((name) => !names.has(name));
}

/** The overrides that hold one release, by name. */
export function heldReleases(
  overrides: Readonly<Record<string, unknown>>,
): readonly (readonly [name: string, release: string])[] {
  return Object.entries(overrides).flatMap(([name, held]) =>
    typeof held === 'string' && /^\d/.test(held) ? [[name, held] as const] : [],
  );
}
