/// <reference lib="webworker" />
import {createPartialResponse} from 'workbox-range-requests';
import {registerRoute} from 'workbox-routing';
import {resolvePath} from '../../../page/lib/resolvePath';
import {openChannel} from '../../../shared/hooks/tabChannel';
import {KEEP_PAGE} from '../../../site/keepPage';
import {fileSize} from '../../assets/lib/fileSize';
import {openKeptStore} from '../hooks/keptStore';
import {
  answerRequest,
  listPages,
  readFormerTable,
  type Answer,
  type EditionIndex,
} from '../lib/answerRequest';
import {getCacheKey, makeFileTable, type FoundFile} from '../lib/keptEdition';
import {FORMER_FILE} from '../lib/packs';

declare const self: ServiceWorkerGlobalScope;

const basePath = new URL(self.registration.scope).pathname;
const store = openKeptStore(basePath);

let editionIndex: Promise<EditionIndex | undefined> | undefined;

async function openKeptFile(
  found: FoundFile | undefined,
): Promise<Response | undefined> {
  const cache = await store.openCache();
  return found && cache.match(`${basePath}${getCacheKey(found.file)}`);
}

async function readEditionIndex(): Promise<EditionIndex | undefined> {
  const current = await store.readEdition('current');
  if (current === undefined) {
    return undefined;
  }
  const files = makeFileTable(current);
  const pages = listPages(files, basePath);
  const table = await openKeptFile(files.get(FORMER_FILE));
  const former = readFormerTable(await table?.json(), basePath);
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

/** Draws a placeholder for an image that is not kept, with its size. */
function drawNotKept(bytes: number): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" role="img">',
    '<rect width="320" height="200" fill="gray" fill-opacity="0.15"/>',
    '<text x="160" y="95" text-anchor="middle" font-family="serif" font-size="18" fill="gray">Not kept on this device</text>',
    `<text x="160" y="122" text-anchor="middle" font-family="serif" font-size="16" fill="gray">${fileSize(bytes)}</text>`,
    '</svg>',
  ].join('');
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
  const page = await openKeptFile(files.get('404.html'));
  return page === undefined
    ? Response.error()
    : new Response(page.body, {status: 404, headers: page.headers});
}

/** Answers a request with a kept file, or the part of it that is asked for; undefined if it is gone. */
async function createKeptResponse(
  found: FoundFile,
  request: Request,
): Promise<Response | undefined> {
  const kept = await openKeptFile(found);
  return kept && request.headers.has('range')
    ? createPartialResponse(request, kept)
    : kept;
}

/** Asks the host, and tells of what is not kept if it cannot be reached. */
async function fetchFromHost(
  request: Request,
  answer: Answer,
  index: EditionIndex,
): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if ('found' in answer) {
      return createNotKeptResponse(answer.found, request);
    }
    if (answer.kind === 'unknown-page') {
      return createNotFoundResponse(index);
    }
    throw error;
  }
}

/**
 * Answers a request. A kept file that is gone has the index read again once: a newer edition may have
 * taken over before its message has arrived. After that, the browser has evicted the file.
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
  if (answer.kind === 'redirect') {
    return Response.redirect(`${answer.pathname}${search}`);
  }
  if (answer.kind === 'kept') {
    const kept = await createKeptResponse(answer.found, request);
    if (kept !== undefined) {
      return kept;
    }
    if (!isReread) {
      editionIndex = undefined;
      return handleRequest(request, true);
    }
  }
  return fetchFromHost(request, answer, index);
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
