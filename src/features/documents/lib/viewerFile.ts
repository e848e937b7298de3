import {decoded} from '../../../shared/lib/decoded';

/** The document that the viewer page should show, or why it refuses. */
export type ViewerFile =
  | {readonly ok: true; readonly url: string}
  | {readonly ok: false; readonly reason: 'absent' | 'foreign'};

/** The maximum number of nested escapes in an address. */
const MOST_ESCAPES = 5;

const FOREIGN: ViewerFile = {ok: false, reason: 'foreign'};

/** Decodes an address until no escapes are left; undefined if that takes too many rounds. */
function bare(address: string): string | undefined {
  let text = address;
  for (let round = 0; round < MOST_ESCAPES; round += 1) {
    const next = decoded(text);
    if (next === text) {
      return text;
    }
    text = next;
  }
  return undefined;
}

/** Whether a text has characters that browsers ignore or that are invalid in addresses. */
function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** Whether a text names a scheme or another host, in any form that browsers accept. */
function leaves(text: string): boolean {
  return (
    /^\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(text) || text.includes('\\')
  );
}

/** Whether a text is not a plain path, openly or in disguise. */
function isSuspicious(file: string): boolean {
  const meant = bare(file);
  return (
    meant === undefined || [file, meant].some(hasControls) || leaves(meant)
  );
}

/** Resolves an address; undefined if it is none. */
function resolve(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/**
 * Resolves the document that the viewer page is asked for. It must be a file of the same site,
 * given as a path: an address with a scheme or a host is refused, even that of the site, and also
 * if it is hidden by escapes.
 *
 * @param file the query parameter, decoded once.
 * @param page the address of the viewer page.
 */
export function viewerFile(file: string | null, page: string): ViewerFile {
  if (file === null || file.trim() === '') {
    return {ok: false, reason: 'absent'};
  }
  const url = isSuspicious(file) ? undefined : resolve(file, page);
  const {origin, protocol} = new URL(page);
  return url?.origin === origin && url.protocol === protocol
    ? {ok: true, url: url.href}
    : FOREIGN;
}
