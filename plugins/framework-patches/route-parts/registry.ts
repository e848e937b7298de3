/** A chunk in the registry. */
export type Chunk = {
  readonly name: string;
  /** What loads it, as source. */
  readonly load: string;
  /** The path of what it is made of. */
  readonly from: string;
  /** What knows whether it is there, as source. */
  readonly known: string;
};

const ENTRY =
  /^ {2}"(?<name>[^"]+)": \[(?<load>\(\) => import\(.+\)), "(?<from>[^"]+)", (?<known>require\.resolveWeak\(.+\))\],(?:\};)?$/;

function readEntry(line: string): Chunk {
  const {groups: {name, load, from, known} = {}} = ENTRY.exec(line) ?? {};
  if (
    name === undefined ||
    load === undefined ||
    from === undefined ||
    known === undefined
  ) {
    throw new Error(
      `found the entry ${line.trim()}; expected a name, what loads a chunk, a path, and what knows it.`,
    );
  }
  return {name, load, from, known};
}

/**
 * Reads the registry of chunks, as Docusaurus writes it.
 *
 * @throws Error where an entry is not written so.
 */
export function readRegistry(source: string): readonly Chunk[] {
  return source
    .split('\n')
    .filter((line) => line.startsWith('  "'))
    .map(readEntry);
}
