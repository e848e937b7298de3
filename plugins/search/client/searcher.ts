import {documents, parts} from '@generated/search/default/addresses';
import type {Hit} from '../model/engine';
import type {SearchRecord} from '../../../src/shared/model/searchRecord';
import {subscribe} from '../../lock/client/keyRing';
import {unlockedRecords} from './unlockedRecords';
import {noteGrowth} from './growth';
import type {Answer, Request} from './messages';

/** Returns the best hits for a query. */
export type Searcher = (
  query: string,
  limit: number,
) => Promise<readonly Hit[]>;

type Records = readonly SearchRecord[];

/** A search engine that can be closed. */
type Finder = {readonly search: Searcher; readonly close: () => void};

function ask(thread: Worker, request: Request): void {
  thread.postMessage(request);
}

/** Thrown when the worker dies during a search; another one can be started. */
class ThreadDied extends Error {
  override readonly name = 'ThreadDied';
}

/** A pending request to the worker. */
type Waiting = {
  readonly resolve: (hits: readonly Hit[]) => void;
  readonly reject: (error: Error) => void;
};

/**
 * Sends queries to a running worker. Responses may arrive in any order; pending queries are
 * rejected if the worker dies.
 */
function getAsking(thread: Worker, onDeath: () => void): Finder {
  const waiting = new Map<number, Waiting>();
  let count = 0;
  thread.addEventListener('message', ({data}: MessageEvent<Answer>) => {
    if (data.type === 'hits') {
      waiting.get(data.id)?.resolve(data.hits);
      waiting.delete(data.id);
    } else if (data.type === 'grown') {
      noteGrowth();
    }
  });
  thread.addEventListener('error', () => {
    onDeath();
    for (const {reject} of waiting.values()) {
      reject(new ThreadDied('The search worker stopped responding.'));
    }
  });
  return {
    search: (query, limit) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, {resolve, reject});
        ask(thread, {type: 'search', id: count, query, limit});
      }),
    close() {
      thread.terminate();
      for (const {resolve} of waiting.values()) {
        resolve([]);
      }
    },
  };
}

/** Searches in a worker, so that typing is never blocked. */
function inThread(unlocked: Records, onDeath: () => void): Promise<Finder> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./worker.ts', import.meta.url));
    const fail = (): void => {
      thread.terminate();
      reject(new Error('The search worker failed.'));
    };
    thread.addEventListener('error', fail);
    thread.addEventListener('message', ({data}: MessageEvent<Answer>) => {
      if (data.type === 'ready') {
        resolve(getAsking(thread, onDeath));
      } else if (data.type === 'failed') {
        fail();
      }
    });
    ask(thread, {type: 'load', addresses: parts, documents, unlocked});
  });
}

/** Searches on the main thread if workers are unavailable. */
async function inPage(unlocked: Records): Promise<Finder> {
  const {addDocuments, loadEngine} = await import('./loadEngine');
  const engine = await loadEngine(parts, unlocked);
  void addDocuments(engine, documents).then(noteGrowth);
  return {
    search: (query, limit) => Promise.resolve(engine.search(query, limit)),
    close: () => undefined,
  };
}

/** A search engine, and the unlocked records that it contains. */
type Opened = {readonly unlocked: Records; readonly finder: Promise<Finder>};

let opened: Opened | undefined;

/** Starts a search engine; if its worker dies later, the next search starts another. */
function start(unlocked: Records): Opened {
  const started: Opened = {
    unlocked,
    finder: inThread(unlocked, () => {
      if (opened === started) {
        opened = undefined;
      }
    }).catch(() => inPage(unlocked)),
  };
  return started;
}

function close(): void {
  void opened?.finder.then(
    (finder) => {
      finder.close();
    },
    () => undefined,
  );
  opened = undefined;
}

// Closing the worker also discards the records of locked pages.
subscribe(() => {
  if (opened !== undefined && opened.unlocked.length > 0) {
    close();
  }
});

/**
 * Prepares the search. The result is cached while the same pages are unlocked; a failure is
 * retried.
 *
 * @param baseUrl base path of the site.
 */
export async function openSearcher(baseUrl: string): Promise<Searcher> {
  const unlocked = await unlockedRecords(baseUrl);
  if (opened?.unlocked !== unlocked) {
    close();
  }
  opened ??= start(unlocked);
  const current = opened;
  try {
    return (await current.finder).search;
  } catch (error) {
    if (opened === current) {
      opened = undefined;
    }
    throw error;
  }
}

/** A query, and the maximum number of hits. */
export type SearchRequest = {readonly query: string; readonly limit: number};

/**
 * Searches; if the worker dies, tries once more with another.
 *
 * @param baseUrl base path of the site.
 */
export async function runSearch(
  baseUrl: string,
  {query, limit}: SearchRequest,
): Promise<readonly Hit[]> {
  const search = await openSearcher(baseUrl);
  if (query.trim() === '') {
    return [];
  }
  try {
    return await search(query, limit);
  } catch (error) {
    if (!(error instanceof ThreadDied)) {
      throw error;
    }
    const again = await openSearcher(baseUrl);
    return again(query, limit);
  }
}
