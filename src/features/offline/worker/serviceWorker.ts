/// <reference lib="webworker" />
import {createPartialResponse} from 'workbox-range-requests';
import {registerRoute} from 'workbox-routing';
import {resolvePath} from '../../../page/lib/resolvePath';
import {
  answerRequest,
  listPages,
  type Answer,
  type Known,
} from '../lib/answerRequest';
import {getCacheKey, makeFileTable, type FoundFile} from '../lib/keptEdition';
import {KEEP_PAGE} from '../../../site/keepPage';
import {fileSize} from '../../assets/lib/fileSize';
import {drawNotKept} from '../lib/notKept';
import {keptStore} from '../hooks/keptStore';

declare const self: ServiceWorkerGlobalScope;

const basePath = new URL(self.registration.scope).pathname;
const store = keptStore(basePath);

let known: Promise<Known | undefined> | undefined;

async function readKnown(): Promise<Known | undefined> {
  const current = await store.read('current');
  if (current === undefined) {
    return undefined;
  }
  const files = makeFileTable(current);
  const pages = listPages(files, basePath);
  return {
    basePath,
    files,
    findPage: (pathname) => resolvePath(pathname, pages),
  };
}

/** What is kept, cached until it changes; if it cannot be read, the host answers. */
async function getKnown(): Promise<Known | undefined> {
  known ??= readKnown().catch(() => {
    known = undefined;
    return undefined;
  });
  return known;
}

async function openKept({file}: FoundFile): Promise<Response | undefined> {
  const cache = await store.openCache();
  return cache.match(`${basePath}${getCacheKey(file)}`);
}

async function serveKept(
  found: FoundFile,
  request: Request,
): Promise<Response> {
  const kept = await openKept(found);
  if (kept === undefined) {
    // The browser has evicted the file.
    return askHost(request, () => sayNotKept(found, request));
  }
  return request.headers.has('range')
    ? createPartialResponse(request, kept)
    : kept;
}

/** Answers that a file is not kept, in the requested format. */
function sayNotKept(
  {file: [path, , bytes]}: FoundFile,
  {mode, destination}: Request,
): Response {
  if (mode === 'navigate') {
    const page = `${basePath}${KEEP_PAGE.slice(1)}`;
    return Response.redirect(`${page}?missing=${encodeURIComponent(path)}`);
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

/** The not-found page, with its status. */
async function sayNotFound({files}: Known): Promise<Response> {
  const found = files.get('404.html');
  const page = found?.isKept === true ? await openKept(found) : undefined;
  return page === undefined
    ? Response.error()
    : new Response(page.body, {status: 404, headers: page.headers});
}

async function askHost(
  request: Request,
  otherwise: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return otherwise();
  }
}

async function carryOut(
  answer: Answer,
  request: Request,
  all: Known,
): Promise<Response> {
  switch (answer.kind) {
    case 'kept':
      return serveKept(answer.found, request);
    case 'redirect':
      return Response.redirect(
        `${answer.pathname}${new URL(request.url).search}`,
      );
    case 'not-kept':
      return askHost(request, () => sayNotKept(answer.found, request));
    case 'unknown-page':
      return askHost(request, () => sayNotFound(all));
    case 'host':
      return fetch(request);
  }
}

async function respond(request: Request): Promise<Response> {
  const all = await getKnown();
  if (all === undefined) {
    return fetch(request);
  }
  const {pathname, search} = new URL(request.url);
  const isNavigation = request.mode === 'navigate';
  const answer = answerRequest({pathname, search, isNavigation}, all);
  return carryOut(answer, request, all);
}

registerRoute(
  ({sameOrigin}) => sameOrigin,
  ({request}) => respond(request),
);

new BroadcastChannel(`kept:${basePath}`).addEventListener('message', () => {
  known = undefined;
});

// One worker serves all editions, so a new version may take over at once.
self.addEventListener('install', () => {
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
