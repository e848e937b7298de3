/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import type {Answer, Request} from '../../client/messages';
import {runSearch} from '../../client/searcher';
import {searchRecord} from '../../../../tests/support/searchRecord';

/** Every thread that was started, in order. */
const threads: FakeThread[] = [];

/** A thread that answers requests, and dies at the word "deadly" as often as set. */
class FakeThread extends EventTarget {
  static deaths = 0;

  isOver = false;

  constructor() {
    super();
    threads.push(this);
  }

  terminate(): void {
    this.isOver = true;
  }

  postMessage(request: Request): void {
    queueMicrotask(() => {
      if (request.type === 'load') {
        this.answer({type: 'ready'});
      } else if (request.query === 'deadly' && FakeThread.deaths > 0) {
        FakeThread.deaths -= 1;
        this.dispatchEvent(new Event('error'));
      } else {
        const hit = {record: searchRecord('Gate'), matched: []};
        this.answer({type: 'hits', id: request.id, hits: [hit]});
      }
    });
  }

  private answer(data: Answer): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

beforeAll(() => {
  Object.assign(globalThis, {Worker: FakeThread});
});

describe('a search thread that dies', () => {
  it('is restarted, and answers its query', async () => {
    await runSearch('/', {query: 'gate', limit: 3});
    expect(threads).toHaveLength(1);
    FakeThread.deaths = 1;
    const hits = await runSearch('/', {query: 'deadly', limit: 3});
    expect(hits.map(({record}) => record.title)).toEqual(['Gate']);
    expect(threads.map(({isOver}) => isOver)).toEqual([true, false]);
  });

  it('is not restarted endlessly for one query, and works for the next', async () => {
    FakeThread.deaths = 9;
    await expect(runSearch('/', {query: 'deadly', limit: 3})).rejects.toThrow(
      'The search worker stopped responding.',
    );
    FakeThread.deaths = 0;
    expect(await runSearch('/', {query: 'gate', limit: 3})).toHaveLength(1);
  });

  it('receives no empty query', async () => {
    expect(await runSearch('/', {query: ' ', limit: 3})).toEqual([]);
  });
});
