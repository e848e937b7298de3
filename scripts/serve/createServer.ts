import {join} from 'node:path';
import compression from 'compression';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type Response,
} from 'express';

/** How the built site is served. */
export type ServeOptions = {
  /** Folder that the build made. */
  readonly folder: string;
  /** Path that the site is served under; begins and ends with a slash. */
  readonly basePath: string;
  /** Whether the host also answers `/name` with the file `/name.html`, as some do. */
  readonly hidesEndings: boolean;
  /** The content security policy that pages are sent with; none where empty. */
  readonly policy: string;
};

/** A part of a file is sent as it is: compressing it would change what the range counts. */
function mayCompress(request: Request, response: Response): boolean {
  return (
    request.headers.range === undefined && compression.filter(request, response)
  );
}

/** Whether the percent escapes of a path say anything. */
function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Serves a build as a static host does: ranges, compression, and the not-found page with status 404. */
export function createServer({
  folder,
  basePath,
  hidesEndings,
  policy,
}: ServeOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use((_request: Request, response: Response, next: NextFunction) => {
    if (policy !== '') {
      response.setHeader('content-security-policy', policy);
    }
    next();
  });
  app.use(compression({filter: mayCompress}));
  const sendNotFound = (response: Response): void => {
    response.status(404).sendFile(join(folder, '404.html'));
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
    }),
  );
  app.use((_request: Request, response: Response) => {
    sendNotFound(response);
  });
  return app;
}
