/** An entry of the registry: what loads a chunk, the path of its source, and what knows whether it is there. */
const ENTRY =
  /(?<load>\(\) => import\(.+?\)), "[^"]+", (?<known>require\.resolveWeak\()/g;

/**
 * Takes the paths of sources out of the registry of chunks, as Docusaurus writes it: rendering
 * in the build notes them, and no browser reads them.
 */
export default function shortRegistry(source: string): string {
  return source.replaceAll(ENTRY, '$<load>, 0, $<known>');
}
