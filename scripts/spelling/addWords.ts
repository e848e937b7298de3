function compareWords(one: string, other: string): number {
  return one.localeCompare(other, 'en');
}

/**
 * Adds words to the text of a list with one word a line, each once.
 *
 * A word goes before the first one that follows it in the alphabet, so that a sorted list stays
 * sorted, and the lines of another list stay in their order.
 */
export function addWords(list: string, words: readonly string[]): string {
  const lines = list.split('\n').filter((line) => line !== '');
  const missing = [...new Set(words)].filter((word) => !lines.includes(word));
  return missing
    .toSorted(compareWords)
    .reduce<readonly string[]>((all, word) => {
      const at = all.findIndex((line) => compareWords(line, word) > 0);
      return all.toSpliced(at === -1 ? all.length : at, 0, word);
    }, lines)
    .map((line) => `${line}\n`)
    .join('');
}
