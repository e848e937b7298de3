/** The script that each page of a build names, and no page of another build. */
const ENTRY = /\/assets\/js\/main\.[\da-f]+\.js/;

/** Finds the script that marks the build of a page. */
export function findEntryScript(html: string): string | undefined {
  return ENTRY.exec(html)?.[0];
}

/**
 * Decides whether a page comes from a newer build than the application that runs.
 *
 * @param served the page as the host serves it now.
 * @param running the script that marks the build of the application.
 */
export function isNewEdition(
  served: string,
  running: string | undefined,
): boolean {
  const found = findEntryScript(served);
  return found !== undefined && running !== undefined && found !== running;
}
