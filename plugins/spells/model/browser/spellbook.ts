/** Parses a stored spellbook; it is empty if the text is invalid. */
export function readSpellbook(text: string | null): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return new Set(
      Array.isArray(kept)
        ? kept.filter((each): each is string => typeof each === 'string')
        : [],
    );
  } catch {
    return new Set();
  }
}

export function writeSpellbook(book: ReadonlySet<string>): string {
  return JSON.stringify([...book]);
}

/** Returns a spellbook with a record added, or removed if it was in it. */
export function toggleEntry(
  book: ReadonlySet<string>,
  anchor: string,
): ReadonlySet<string> {
  return book.has(anchor)
    ? new Set([...book].filter((each) => each !== anchor))
    : new Set([...book, anchor]);
}
