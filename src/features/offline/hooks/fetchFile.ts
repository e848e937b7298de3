import {getCacheKey} from '../lib/keptEdition';
import {KeepFault} from '../lib/keepFault';
import type {PackFile} from '../lib/packList';

/** Headers that are kept with a file. */
const KEPT_HEADERS = [
  'content-type',
  'content-security-policy',
  'referrer-policy',
  'permissions-policy',
  'x-content-type-options',
] as const;

const REVISION_BYTES = 8;

/** The revision of a file: the first eight bytes of its SHA-256, in hexadecimal. */
export async function readRevision(body: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  return Array.from(new Uint8Array(digest, 0, REVISION_BYTES), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function keepHeaders({headers}: Response): Record<string, string> {
  return Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

async function fetchOnce(
  file: PackFile,
  base: string,
  init: RequestInit,
): Promise<Response | undefined> {
  // The revision in the query bypasses the service worker, and caches with another edition.
  const answer = await fetch(`${base}${getCacheKey(file)}`, init);
  const body = await answer.arrayBuffer();
  return (await readRevision(body)) === file[1]
    ? new Response(body, {headers: keepHeaders(answer)})
    : undefined;
}

/**
 * Fetches a file of a pack and verifies its revision.
 *
 * @param base path of the site, with a trailing slash.
 * @throws KeepFault with `changed` if the host serves another file under that name.
 */
export async function fetchFile(
  file: PackFile,
  base: string,
  signal: AbortSignal,
): Promise<Response> {
  // A cache on the way may hold an older version.
  const response =
    (await fetchOnce(file, base, {signal})) ??
    (await fetchOnce(file, base, {signal, cache: 'reload'}));
  if (response === undefined) {
    throw new KeepFault('changed');
  }
  return response;
}
