/** Reads the paths of files, with commas between them. */
export function listFiles(paths: string): readonly string[] {
  return paths.split(',').filter((path) => path !== '');
}

/** Writes a part of a path as words: "road-meetings" becomes "road meetings". */
function writeWords(part = ''): string {
  return part.replace(/\.csv$/i, '').replaceAll('-', ' ');
}

/**
 * Names data files by their paths; those of the same name by their folders too.
 *
 * @example nameFiles(['/almanac/road-meetings.csv']) // ['road meetings']
 */
export function nameFiles(paths: readonly string[]): readonly string[] {
  const parts = paths.map((path) => path.split('/'));
  const names = parts.map((each) => writeWords(each.at(-1)));
  return names.map((name, index) =>
    names.filter((each) => each === name).length > 1
      ? `${writeWords(parts[index]?.at(-2))}: ${name}`
      : name,
  );
}
