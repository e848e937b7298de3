import type {RespondJson} from './options';

type Next = (error?: unknown) => void;

/** The parts of a Node HTTP response that are used here. */
type Response = {
  readonly setHeader: (name: string, value: string) => unknown;
  readonly end: (body: string) => unknown;
};

/** A middleware of the development server, with the signature of Express. */
export type Middleware = (
  request: {readonly url?: string | undefined},
  response: Response,
  next: Next,
) => void;

/** Serves JSON from responders; other requests go on to the next middleware. */
export function createJsonMiddleware(
  baseUrl: string,
  responders: readonly RespondJson[],
): Middleware {
  return ({url = ''}, response, next) => {
    const [pathname = ''] = url.split('?', 1);
    const path = pathname.startsWith(baseUrl)
      ? pathname.slice(baseUrl.length)
      : undefined;
    for (const respond of path === undefined ? [] : responders) {
      const answer = respond(path ?? '');
      if (answer !== undefined) {
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        answer.then((json) => response.end(json), next);
        return;
      }
    }
    next();
  };
}
