/** Finds paths that differ only in case or Unicode normalization, which some hosts and file systems treat as equal. */
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
