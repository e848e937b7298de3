import {join, relative, sep} from 'node:path';
import compression from 'compression';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type Response,
} from 'express';
import {
  REVALIDATE,
  getCacheControl,
  listCommonHeaders,
  NOT_FOUND_PAGE,
} from '../deploy-files/hosting';

/** Options of the server. */
export type ServeOptions = {
  /** The build output folder. */
  readonly folder: string;
  /** The base path of the site, with a leading and trailing slash. */
  readonly basePath: string;
  /** Whether the server also answers `/name` with `/name.html`, as some hosts do. */
  readonly hidesEndings: boolean;
  /** The Content-Security-Policy header of pages; empty for none. */
  readonly policy: string;
};

/** Partial responses are not compressed, because that would change their byte ranges. */
function mayCompress(request: Request, response: Response): boolean {
  return (
    request.headers.range === undefined && compression.filter(request, response)
  );
}

/** Whether the percent-encoding of a path is valid. */
function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates a server that behaves like a static host: range requests, compression, and a 404 page.
 */
export function createServer({
  folder,
  basePath,
  hidesEndings,
  policy,
}: ServeOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use((_request: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of listCommonHeaders(policy)) {
      response.setHeader(name, value);
    }
    response.setHeader('Cache-Control', REVALIDATE);
    next();
  });
  app.use(compression({filter: mayCompress}));
  const sendNotFound = (response: Response): void => {
    const page = join(folder, NOT_FOUND_PAGE);
    response.status(404).sendFile(page, {cacheControl: false});
  };
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (isWellFormed(request.path)) {
      next();
    } else {
      sendNotFound(response);
    }
  });
  app.use(
    basePath,
    express.static(folder, {
      redirect: false,
      extensions: hidesEndings ? ['html'] : false,
      cacheControl: false,
      setHeaders: (response, file) => {
        const path = `/${relative(folder, file).replaceAll(sep, '/')}`;
        response.setHeader('Cache-Control', getCacheControl(path));
      },
    }),
  );
  app.use((_request: Request, response: Response) => {
    sendNotFound(response);
  });
  return app;
}
