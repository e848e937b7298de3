/** Reads the anchors of a spellbook as the browser kept it; none where it was spoiled. */
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

/** Writes a spellbook as the browser keeps it. */
export function writeSpellbook(book: ReadonlySet<string>): string {
  return JSON.stringify([...book]);
}

/** A spellbook with a record that was not in it, or without one that was. */
export function turnedIn(
  book: ReadonlySet<string>,
  anchor: string,
): ReadonlySet<string> {
  return book.has(anchor)
    ? new Set([...book].filter((each) => each !== anchor))
    : new Set([...book, anchor]);
}
