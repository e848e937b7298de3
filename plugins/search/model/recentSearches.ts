/** Adds a search to the front of the list, without duplicates. */
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

/** Parses stored searches; malformed ones are left out. */
export function parseSearches(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value)
      ? value.filter((each) => typeof each === 'string')
      : [];
  } catch {
    return [];
  }
}
