/** Whether a text has all words of a query, regardless of case and order. */
export function hasWords(text: string, query: string): boolean {
  const all = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
