/**
 * Answers a request with data that is created on demand.
 *
 * @param path path of the request with the base path, without a query.
 * @returns JSON text; undefined if the path is not its own.
 */
export type RespondJson = (path: string) => Promise<string> | undefined;
