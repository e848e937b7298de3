/** The entry script, whose hash is unique to a build. */
const ENTRY = /\/assets\/js\/main\.[\da-f]+\.js/;

/** Finds the script that identifies the build of a page. */
export function findEntryScript(html: string): string | undefined {
  return ENTRY.exec(html)?.[0];
}

/**
 * Whether a page comes from a newer build than the running application.
 *
 * @param served the page as the host serves it now.
 * @param running the entry script of the application.
 */
export function isNewEdition(
  served: string,
  running: string | undefined,
): boolean {
  const found = findEntryScript(served);
  return found !== undefined && running !== undefined && found !== running;
}
