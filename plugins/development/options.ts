/**
 * Answers a request with data that is created on demand.
 *
 * @param path path of the request with the base path, without a query.
 * @returns JSON text; undefined if it does not answer this path.
 */
export type RespondJson = (path: string) => Promise<string> | undefined;
