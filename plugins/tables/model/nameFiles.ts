/** A CSV file to download. */
export type DataFile = {
  /** Its path under static/, or the address of its ciphertext. */
  readonly src: string;
  /** Its name as words. */
  readonly name: string;
};

/** Writes a part of a path as words: "road-meetings" becomes "road meetings". */
function writeWords(part = ''): string {
  return part.replace(/\.csv$/i, '').replaceAll('-', ' ');
}

/**
 * Names CSV files by their paths, and by their folders too if names repeat.
 *
 * @example nameFiles(['/almanac/road-meetings.csv']) // [{src: '…', name: 'road meetings'}]
 */
export function nameFiles(paths: readonly string[]): readonly DataFile[] {
  const parts = paths.map((path) => path.split('/'));
  const names = parts.map((each) => writeWords(each.at(-1)));
  return paths.map((src, index) => {
    const name = names[index] ?? '';
    const isTwice = names.filter((each) => each === name).length > 1;
    return {
      src,
      name: isTwice ? `${writeWords(parts[index]?.at(-2))}: ${name}` : name,
    };
  });
}
