import {decoded} from '../../../shared/lib/decoded';

/** The document that the viewer page is asked to show, or why it will not. */
export type ViewerFile =
  | {readonly ok: true; readonly url: string}
  | {readonly ok: false; readonly reason: 'absent' | 'foreign'};

/** How many times an address may be escaped before nobody can say what it means. */
const MOST_ESCAPES = 5;

const FOREIGN: ViewerFile = {ok: false, reason: 'foreign'};

/** Takes escapes away until none is left, as a careless host might; nothing where that never ends. */
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

/** Whether a text has characters that browsers drop or that no address holds. */
function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** Whether a text names a scheme or another host, in any of the ways that browsers read. */
function leaves(text: string): boolean {
  return (
    /^\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(text) || text.includes('\\')
  );
}

/** Whether a text is no plain path, or hides that it is none. */
function isSuspicious(file: string): boolean {
  const meant = bare(file);
  return (
    meant === undefined || [file, meant].some(hasControls) || leaves(meant)
  );
}

/**
 * Resolves the document that the viewer page is asked for. It must be a file of the
 * site that the page itself stands on, written as a path: an address with a scheme or
 * a host is refused, even that of the site, and also where escapes hide it.
 *
 * @param file the query parameter, once decoded.
 * @param page the address of the viewer page.
 */
export function viewerFile(file: string | null, page: string): ViewerFile {
  if (file === null || file.trim() === '') {
    return {ok: false, reason: 'absent'};
  }
  if (isSuspicious(file) || !URL.canParse(file, page)) {
    return FOREIGN;
  }
  const url = new URL(file, page);
  const {origin, protocol} = new URL(page);
  return url.origin === origin && url.protocol === protocol
    ? {ok: true, url: url.href}
    : FOREIGN;
}
