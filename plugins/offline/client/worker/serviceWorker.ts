/// <reference lib="webworker" />
import {createPartialResponse} from 'workbox-range-requests';
import {registerRoute} from 'workbox-routing';
import {openChannel} from '../../../../src/shared/client/tabChannel';
import {KEEP_PAGE} from '../../model/keepPage';
import {fileSize} from '../../../assets/model/fileSize';
import {openKeptStore} from '../keptStore';
import {createFinder, type Finder, type FoundFile} from './findKept';
import {getCacheKey} from '../../model/packs';

declare const self: ServiceWorkerGlobalScope;

const basePath = new URL(self.registration.scope).pathname;
const store = openKeptStore(basePath);

/** The finder of the saved version; undefined after that version changes. */
let finder: Promise<Finder> | undefined;

async function readFinder(): Promise<Finder> {
  const current = await store.readEdition('current').catch(() => undefined);
  if (current === undefined) {
    finder = undefined;
    return () => undefined;
  }
  return createFinder(current, basePath);
}

async function openKeptFile({file}: FoundFile): Promise<Response | undefined> {
  const cache = await store.openCache();
  return cache.match(`${basePath}${getCacheKey(file)}`);
}

/** Draws a placeholder for an unsaved image, which shows the image's file size. */
function drawNotKept(bytes: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" role="img"><rect width="320" height="200" fill="gray" fill-opacity="0.15"/><text x="160" y="105" text-anchor="middle" font-family="serif" font-size="18" fill="gray">Not saved on this device (${fileSize(bytes)})</text></svg>`;
}

/** Creates a response for a file that is not saved, in the requested format. */
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
  return destination === 'image'
    ? new Response(drawNotKept(bytes), {
        headers: {'content-type': 'image/svg+xml'},
      })
    : new Response(null, {status: 504});
}

async function createNotFoundResponse(find: Finder): Promise<Response> {
  const found = find(`${basePath}404.html`, false);
  const page = found && 'file' in found ? await openKeptFile(found) : undefined;
  return page === undefined
    ? Response.error()
    : new Response(page.body, {status: 404, headers: page.headers});
}

/** Asks the host; if it cannot be reached, responds that the file is not saved. */
async function fetchFromHost(
  request: Request,
  find: Finder,
  found: FoundFile | undefined,
): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (found !== undefined) {
      return createNotKeptResponse(found, request);
    }
    if (request.mode === 'navigate') {
      return createNotFoundResponse(find);
    }
    throw error;
  }
}

/** Answers a request from the saved files, or else from the host. */
async function answer(request: Request): Promise<Response> {
  finder ??= readFinder();
  const find = await finder;
  const {pathname, search} = new URL(request.url);
  const found = find(pathname, request.mode === 'navigate');
  if (found && 'pathname' in found) {
    return Response.redirect(`${found.pathname}${search}`);
  }
  const kept = found?.isKept ? await openKeptFile(found) : undefined;
  return kept ?? fetchFromHost(request, find, found);
}

registerRoute(
  // Requests with a revision download files to save, so they bypass the worker.
  ({sameOrigin, url: {pathname, search}}) =>
    sameOrigin &&
    pathname.startsWith(basePath) &&
    !search.startsWith('?revision='),
  async ({request}) => {
    const answered = await answer(request);
    return request.headers.has('range') && answered.status === 200
      ? createPartialResponse(request, answered)
      : answered;
  },
);

openChannel(`kept:${basePath}`, () => {
  finder = undefined;
});

// One worker serves all versions, so a new worker may take over at once.
self.addEventListener('install', () => {
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
