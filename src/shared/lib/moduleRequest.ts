/** Signs that encodeURIComponent leaves as they are and that a bundler may read as its own. */
const SIGNS = /[!'()*]/g;

/** Writes what a page asks of a module as the query of its import: JSON, percent-encoded; empty where nothing is asked. */
export function writeRequest(request: object): string {
  const json = JSON.stringify(request);
  return json === '{}'
    ? ''
    : `?${encodeURIComponent(json).replaceAll(
        SIGNS,
        (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
      )}`;
}

/**
 * Reads the query of an import as `writeRequest` writes it.
 *
 * @throws Error saying what was found, where it is no such query.
 */
export function readRequest(query: string): object {
  try {
    return JSON.parse(decodeURIComponent(query.slice(1)) || '{}') as object;
  } catch (error) {
    throw new Error(`found the query "${query}", expected one in JSON`, {
      cause: error,
    });
  }
}
