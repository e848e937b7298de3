/** Puts a search before those that were done earlier, each once. */
export function withSearch(
  earlier: readonly string[],
  query: string,
  most: number,
): readonly string[] {
  const wanted = query.trim();
  const others = earlier.filter(
    (each) => each.toLowerCase() !== wanted.toLowerCase(),
  );
  return wanted === '' ? earlier : [wanted, ...others].slice(0, most);
}

/** Reads the searches that were remembered; what is none is passed over. */
export function searchesFrom(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value)
      ? value.filter((each) => typeof each === 'string')
      : [];
  } catch {
    return [];
  }
}
