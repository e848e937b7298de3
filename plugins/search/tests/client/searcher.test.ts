/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
// The misspellings here are intended. cspell:ignore gobln
import {waitFor} from '@testing-library/react';
import {countGrowth} from '../../client/growth';
import {openSearcher} from '../../client/searcher';
import {searchRecord} from '../../../../tests/support/searchRecord';

/** Mocks the responses to the next fetches of the index. */
function serve(...answers: readonly (Response | Error)[]): void {
  const left = [...answers];
  globalThis.fetch = () => {
    const answer = left.shift();
    return answer === undefined || answer instanceof Error
      ? Promise.reject(answer ?? new Error('not expected'))
      : Promise.resolve(answer);
  };
}

function answer(ok: boolean, body: unknown = []): Response {
  return {
    ok,
    status: ok ? 200 : 503,
    json: () => Promise.resolve(body),
  } as Response;
}

describe('the search without threads', () => {
  it('fails if the index cannot be fetched, works at the next call, fetching it once, and finds documents after pages', async () => {
    serve(new Error('offline'));
    await expect(openSearcher('/')).rejects.toThrow('offline');
    serve(answer(false));
    await expect(openSearcher('/')).rejects.toThrow('returned status 503');
    serve(
      answer(true, [searchRecord('Goblin')]),
      answer(true, [searchRecord('Handbook', {kind: 'document'})]),
    );
    const before = countGrowth();
    const search = await openSearcher('/');
    expect(await search('handbook', 3)).toEqual([]);
    expect((await search('gobln', 3)).map(({record}) => record.title)).toEqual([
      'Goblin',
    ]);
    expect(await openSearcher('/')).toBe(search);
    await waitFor(() => {
      expect(countGrowth()).toBe(before + 1);
    });
    expect(
      (await search('handbook', 3)).map(({record}) => record.title),
    ).toEqual(['Handbook']);
  });
});
