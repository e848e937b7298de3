/** Lists overrides of packages that are not in the lock file. */
export function listUnusedOverrides(
  overrides: Readonly<Record<string, unknown>>,
  packages: Readonly<Record<string, unknown>>,
): readonly string[] {
  const names = new Set(
    Object.keys(packages).map((path) => path.split('node_modules/').at(-1)),
  );
  return Object.keys(overrides).filter((name) => !names.has(name));
}

/** Lists the overrides that pin a version, by name. */
export function listPinnedReleases(
  overrides: Readonly<Record<string, unknown>>,
): readonly (readonly [name: string, release: string])[] {
  return Object.entries(overrides).flatMap(([name, version]) =>
    typeof version === 'string' && /^\d/.test(version)
      ? [[name, version] as const]
      : [],
  );
}
