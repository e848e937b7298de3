import {createReadStream} from 'node:fs';
import {createServer as createHttpServer, type Server} from 'node:http';
import {extname, join} from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

export type ServeOptions = {
  /** The folder that contains the build. */
  readonly folder: string;
  /** The base path of the site, with a leading and trailing slash. */
  readonly basePath?: string;
  /** Whether the server also answers `/name` with `/name.html`, as some hosts do. */
  readonly hidesEndings?: boolean;
  /** The Content-Security-Policy header of pages. */
  readonly policy?: string;
};

/** Paths with a hash or a release in their name, so their content never changes. */
const UNCHANGING =
  /^\/assets\/(?:cards|css|fonts|js|pictures|search|lib\/pdfjs-[^/]+\/(?:build|web\/(?:cmaps|iccs|standard_fonts|wasm)))\//;

/** Content types of text that need a charset, by extension. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** Partial responses are not compressed, because that would change their byte ranges. */
const compress = compression({
  filter: (request, response) =>
    request.headers.range === undefined &&
    compression.filter(request, response),
});

/**
 * Creates a server that behaves like a static host: range requests, compression, cache headers, and
 * a 404 page. It does not listen yet.
 */
export function createServer({
  folder,
  basePath = '/',
  hidesEndings = false,
  policy = '',
}: ServeOptions): Server {
  const serve = sirv(folder, {
    dev: true,
    etag: true,
    extensions: hidesEndings ? ['html'] : [],
    setHeaders: (response, path) => {
      const type = TEXT_TYPES[extname(path).slice(1)];
      if (type !== undefined) {
        response.setHeader('Content-Type', type);
      }
      // sirv sends this only with range requests; PDF viewers check for it earlier.
      response.setHeader('Accept-Ranges', 'bytes');
      response.setHeader(
        'Cache-Control',
        UNCHANGING.test(path)
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
      );
    },
  });
  return createHttpServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    response.setHeader('Cache-Control', 'no-cache');
    if (policy !== '') {
      response.setHeader('Content-Security-Policy', policy);
    }
    const sendNotFound = (): void => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
      createReadStream(join(folder, '404.html')).pipe(response);
    };
    compress(request as never, response as never, () => {
      const {url = ''} = request;
      if (!url.startsWith(basePath)) {
        sendNotFound();
        return;
      }
      request.url = `/${url.slice(basePath.length)}`.replace(
        /\/(?=\?|$)/,
        '/index.html',
      );
      serve(request, response, sendNotFound);
    });
  });
}
