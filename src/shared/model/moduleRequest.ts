/** Characters that encodeURIComponent leaves alone but that a bundler may interpret. */
const SIGNS = /[!'()*]/g;

/**
 * Encodes the request of an import as its query: percent-encoded JSON, or empty for an empty
 * request.
 */
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
 * Decodes a query encoded by `writeRequest`.
 *
 * @throws Error that says what was found if the query is malformed.
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
