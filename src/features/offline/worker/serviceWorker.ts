/// <reference lib="webworker" />
import {createPartialResponse} from 'workbox-range-requests';
import {registerRoute} from 'workbox-routing';
import {resolvePath} from '../../../page/lib/resolvePath';
import {
  answerRequest,
  listPages,
  type Answer,
  type EditionIndex,
} from '../lib/answerRequest';
import {readFormerTable, type FormerTable} from '../lib/formerTable';
import {
  getCacheKey,
  makeFileTable,
  type FileTable,
  type FoundFile,
} from '../lib/keptEdition';
import {openChannel} from '../../../shared/hooks/tabChannel';
import {KEEP_PAGE} from '../../../site/keepPage';
import {fileSize} from '../../assets/lib/fileSize';
import {drawNotKept} from '../lib/notKept';
import {FORMER_FILE} from '../lib/packs';
import {openKeptStore} from '../hooks/keptStore';

declare const self: ServiceWorkerGlobalScope;

const basePath = new URL(self.registration.scope).pathname;
const store = openKeptStore(basePath);

let editionIndex: Promise<EditionIndex | undefined> | undefined;

async function openKeptFile({file}: FoundFile): Promise<Response | undefined> {
  const cache = await store.openCache();
  return cache.match(`${basePath}${getCacheKey(file)}`);
}

/** Reads the former addresses of the kept pages; none if their table is not kept. */
async function readFormer(files: FileTable): Promise<FormerTable> {
  const found = files.get(FORMER_FILE);
  const kept = found && (await openKeptFile(found));
  return readFormerTable(await kept?.json(), basePath);
}

async function readEditionIndex(): Promise<EditionIndex | undefined> {
  const current = await store.read('current');
  if (current === undefined) {
    return undefined;
  }
  const files = makeFileTable(current);
  const pages = listPages(files, basePath);
  const former = await readFormer(files);
  const formerPaths = [...former.keys()];
  return {
    basePath,
    files,
    findPage: (pathname) =>
      resolvePath(pathname, pages) ??
      former.get(resolvePath(pathname, formerPaths) ?? ''),
  };
}

/** Returns the index of the kept edition, cached until it changes; undefined if it cannot be read. */
async function getEditionIndex(): Promise<EditionIndex | undefined> {
  editionIndex ??= readEditionIndex().catch(() => {
    editionIndex = undefined;
    return undefined;
  });
  return editionIndex;
}

/** Serves a file of the cache, or the part of it that is asked for. */
function serveKeptFile(
  kept: Response,
  request: Request,
): Response | Promise<Response> {
  return request.headers.has('range')
    ? createPartialResponse(request, kept)
    : kept;
}

/** Creates a response for a file that is not kept, in the requested format. */
function createNotKeptResponse(
  {file: [path, , bytes]}: FoundFile,
  {mode, destination}: Request,
): Response {
  if (mode === 'navigate') {
    const page = `${basePath}${KEEP_PAGE.slice(1)}`;
    return Response.redirect(
      `${page}?missing=${encodeURIComponent(path)}&bytes=${bytes}`,
    );
  }
  if (destination === 'image') {
    return new Response(drawNotKept(bytes), {
      headers: {'content-type': 'image/svg+xml'},
    });
  }
  return new Response(`Not kept on this device (${fileSize(bytes)}).`, {
    status: 504,
    headers: {'content-type': 'text/plain; charset=utf-8'},
  });
}

/** Creates a response with the not-found page and its status. */
async function createNotFoundResponse({
  files,
}: EditionIndex): Promise<Response> {
  const found = files.get('404.html');
  const page = found?.isKept === true ? await openKeptFile(found) : undefined;
  return page === undefined
    ? Response.error()
    : new Response(page.body, {status: 404, headers: page.headers});
}

async function fetchFromHost(
  request: Request,
  otherwise: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return otherwise();
  }
}

async function createResponse(
  answer: Exclude<Answer, {kind: 'kept'}>,
  request: Request,
  index: EditionIndex,
): Promise<Response> {
  switch (answer.kind) {
    case 'redirect':
      return Response.redirect(
        `${answer.pathname}${new URL(request.url).search}`,
      );
    case 'not-kept':
      return fetchFromHost(request, () =>
        createNotKeptResponse(answer.found, request),
      );
    case 'unknown-page':
      return fetchFromHost(request, () => createNotFoundResponse(index));
    case 'host':
      return fetch(request);
  }
}

/**
 * Answers a request. A kept file that is gone has the index read again once: a newer edition may have
 * taken over before its message has arrived.
 */
async function handleRequest(
  request: Request,
  isReread = false,
): Promise<Response> {
  const index = await getEditionIndex();
  if (index === undefined) {
    return fetch(request);
  }
  const {pathname, search} = new URL(request.url);
  const isNavigation = request.mode === 'navigate';
  const answer = answerRequest({pathname, search, isNavigation}, index);
  if (answer.kind !== 'kept') {
    return createResponse(answer, request, index);
  }
  const {found} = answer;
  const kept = await openKeptFile(found);
  if (kept !== undefined) {
    return serveKeptFile(kept, request);
  }
  if (!isReread) {
    editionIndex = undefined;
    return handleRequest(request, true);
  }
  // The browser has evicted the file.
  return fetchFromHost(request, () => createNotKeptResponse(found, request));
}

registerRoute(
  ({sameOrigin}) => sameOrigin,
  ({request}) => handleRequest(request),
);

openChannel(`kept:${basePath}`, () => {
  editionIndex = undefined;
});

// One worker serves all editions, so a new version may take over at once.
self.addEventListener('install', () => {
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
