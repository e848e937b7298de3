/** Why the viewer page shows no document. */
export type Refusal = 'absent' | 'foreign';

/** The document that the viewer page should show, or why it refuses. */
type ViewerFile =
  | {readonly ok: true; readonly url: string}
  | {readonly ok: false; readonly reason: Refusal};

/**
 * Resolves the document that the viewer page should show, which must be a file of the same site.
 *
 * @param file the query parameter, decoded once.
 * @param page the address of the viewer page.
 */
export function viewerFile(file: string | null, page: string): ViewerFile {
  if (file === null || file.trim() === '') {
    return {ok: false, reason: 'absent'};
  }
  const url = URL.canParse(file, page) ? new URL(file, page) : undefined;
  const {origin, protocol} = new URL(page);
  // A blob: address has the origin of its page.
  return url?.origin === origin && url.protocol === protocol
    ? {ok: true, url: url.href}
    : {ok: false, reason: 'foreign'};
}
