/** The document that the viewer page should show, or why it refuses. */
export type ViewerFile =
  | {readonly ok: true; readonly url: string}
  | {readonly ok: false; readonly reason: 'absent' | 'foreign'};

/** Resolves an address as the browser will; undefined if it is none. */
function resolve(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/**
 * Resolves the document that the viewer page is asked for, which must be a file of the same site.
 *
 * @param file the query parameter, decoded once.
 * @param page the address of the viewer page.
 */
export function viewerFile(file: string | null, page: string): ViewerFile {
  if (file === null || file.trim() === '') {
    return {ok: false, reason: 'absent'};
  }
  const url = resolve(file, page);
  const {origin, protocol} = new URL(page);
  // The origin of blob: addresses is that of their page.
  return url?.origin === origin && url.protocol === protocol
    ? {ok: true, url: url.href}
    : {ok: false, reason: 'foreign'};
}
