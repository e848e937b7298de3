/**
 * Finds paths that differ in capitals or accents' form alone: some hosts and disks take
 * them for one file, others do not.
 */
export function findClashes(
  paths: readonly string[],
): readonly (readonly [string, string])[] {
  const seen = new Map<string, string>();
  return paths.flatMap((path) => {
    const key = path.normalize('NFC').toLowerCase();
    const other = seen.get(key);
    seen.set(key, other ?? path);
    return other === undefined ? [] : [[other, path] as const];
  });
}
