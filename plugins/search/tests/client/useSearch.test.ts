import {act, renderHook, waitFor} from '@testing-library/react';
import type {SearchRequest} from '../../client/searcher';
import {useSearch} from '../../client/useSearch';
import type {Hit} from '../../model/engine';

type Run = {
  readonly query: string;
  readonly answer: () => void;
  readonly fail: () => void;
};

const mockRuns: Run[] = [];

jest.mock('../../client/searcher', () => ({
  runSearch: (_: string, {query}: SearchRequest) =>
    new Promise<readonly Hit[]>((resolve, reject) => {
      mockRuns.push({
        query,
        answer: () => {
          resolve([]);
        },
        fail: () => {
          reject(new Error('offline'));
        },
      });
    }),
}));

function listQueries(): readonly string[] {
  return mockRuns.map(({query}) => query);
}

describe('a search while readers type', () => {
  beforeEach(() => {
    mockRuns.length = 0;
  });

  it('drops the queries that were overtaken while another was searched for', async () => {
    const {result, rerender} = renderHook(({query}) => useSearch(query, 3), {
      initialProps: {query: 'pasted'},
    });
    await waitFor(() => {
      expect(listQueries()).toEqual(['pasted']);
    });
    for (const query of ['f', 'fi', 'fire']) {
      rerender({query});
    }
    mockRuns[0]?.answer();
    await waitFor(() => {
      expect(listQueries()).toEqual(['pasted', 'fire']);
    });
    expect(result.current.state).toBe('loading');
    await act(async () => {
      mockRuns[1]?.answer();
      await Promise.resolve();
    });
    expect(result.current).toMatchObject({state: 'ready', answered: 'fire'});
    expect(listQueries()).toEqual(['pasted', 'fire']);
  });

  it('goes on after a query that failed', async () => {
    const {result, rerender} = renderHook(({query}) => useSearch(query, 3), {
      initialProps: {query: 'fir'},
    });
    await waitFor(() => {
      expect(mockRuns).toHaveLength(1);
    });
    mockRuns[0]?.fail();
    await waitFor(() => {
      expect(result.current.state).toBe('failed');
    });
    rerender({query: 'fire'});
    await waitFor(() => {
      expect(listQueries()).toEqual(['fir', 'fire']);
    });
  });
});
