import {parts} from '@generated/search-index/default/addresses';
import type {Hit} from '../../lib/search/engine';
import type {SearchRecord} from '../../lib/search/record';
import {subscribe} from '../lock/keyRing';
import {unlockedRecords} from '../lock/unlockedRecords';
import type {Answer, Request} from './messages';

/** Finds what readers mean, best first. */
export type Searcher = (
  query: string,
  limit: number,
) => Promise<readonly Hit[]>;

type Records = readonly SearchRecord[];

/** What searches, until it is closed. */
type Finder = {readonly search: Searcher; readonly close: () => void};

function ask(thread: Worker, request: Request): void {
  thread.postMessage(request);
}

/** Asks a thread that is ready; answers come in any order. */
function askingOf(thread: Worker): Finder {
  const waiting = new Map<number, (hits: readonly Hit[]) => void>();
  let count = 0;
  thread.addEventListener('message', ({data}: MessageEvent<Answer>) => {
    if (data.type === 'hits') {
      waiting.get(data.id)?.(data.hits);
      waiting.delete(data.id);
    }
  });
  return {
    search: (query, limit) =>
      new Promise((resolve) => {
        count += 1;
        waiting.set(count, resolve);
        ask(thread, {type: 'search', id: count, query, limit});
      }),
    close() {
      thread.terminate();
      for (const resolve of waiting.values()) {
        resolve([]);
      }
    },
  };
}

/** Searches in a thread of its own, so that keys are never held up. */
function inThread(unlocked: Records): Promise<Finder> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./worker.ts', import.meta.url));
    const fail = (): void => {
      thread.terminate();
      reject(new Error('The searching thread failed.'));
    };
    thread.addEventListener('error', fail);
    thread.addEventListener('message', ({data}: MessageEvent<Answer>) => {
      if (data.type === 'ready') {
        resolve(askingOf(thread));
      } else if (data.type === 'failed') {
        fail();
      }
    });
    ask(thread, {type: 'load', addresses: parts, unlocked});
  });
}

/** Searches in the page, where there can be no thread. */
async function inPage(unlocked: Records): Promise<Finder> {
  const {loadEngine} = await import('./loadEngine');
  const engine = await loadEngine(parts, unlocked);
  return {
    search: (query, limit) => Promise.resolve(engine.search(query, limit)),
    close: () => undefined,
  };
}

/** What searches now, and what it finds of locked pages. */
let opened:
  {readonly unlocked: Records; readonly finder: Promise<Finder>} | undefined;

function close(): void {
  void opened?.finder.then(
    (finder) => {
      finder.close();
    },
    () => undefined,
  );
  opened = undefined;
}

// What was found on locked pages is gone with the thread that knew it.
subscribe(() => {
  if (opened !== undefined && opened.unlocked.length > 0) {
    close();
  }
});

/**
 * Gets ready to search, once for as long as readers may read the same pages; again at the
 * next call where it failed.
 *
 * @param baseUrl base path of the site.
 */
export async function openSearcher(baseUrl: string): Promise<Searcher> {
  const unlocked = await unlockedRecords(baseUrl);
  if (opened?.unlocked !== unlocked) {
    close();
  }
  opened ??= {
    unlocked,
    finder: inThread(unlocked).catch(() => inPage(unlocked)),
  };
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
