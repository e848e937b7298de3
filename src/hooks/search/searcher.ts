import {parts} from '@generated/search-index/default/addresses';
import type {Hit} from '../../lib/search/engine';
import type {Answer, Request} from './messages';

/** Finds what readers mean, best first. */
export type Searcher = (
  query: string,
  limit: number,
) => Promise<readonly Hit[]>;

function ask(thread: Worker, request: Request): void {
  thread.postMessage(request);
}

/** Asks a thread that is ready; answers come in any order. */
function askingOf(thread: Worker): Searcher {
  const waiting = new Map<number, (hits: readonly Hit[]) => void>();
  let count = 0;
  thread.addEventListener('message', ({data}: MessageEvent<Answer>) => {
    if (data.type === 'hits') {
      waiting.get(data.id)?.(data.hits);
      waiting.delete(data.id);
    }
  });
  return (query, limit) =>
    new Promise((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      ask(thread, {type: 'search', id: count, query, limit});
    });
}

/** Searches in a thread of its own, so that keys are never held up. */
function inThread(): Promise<Searcher> {
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
    ask(thread, {type: 'load', addresses: parts});
  });
}

/** Searches in the page, where there can be no thread. */
async function inPage(): Promise<Searcher> {
  const {loadEngine} = await import('./loadEngine');
  const engine = await loadEngine(parts);
  return (query, limit) => Promise.resolve(engine.search(query, limit));
}

let opened: Promise<Searcher> | undefined;

/** Gets ready to search, once; again at the next call where it failed. */
export function openSearcher(): Promise<Searcher> {
  opened ??= inThread()
    .catch(inPage)
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}
