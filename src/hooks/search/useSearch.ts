import {useEffect, useState} from 'react';
import type {Hit} from '../../lib/search/engine';
import {openSearcher} from './searcher';

/** How a search stands. */
export type Search = {
  /** Whether there are answers, or cannot be any. */
  readonly state: 'loading' | 'ready' | 'failed';
  readonly hits: readonly Hit[];
  /** What the hits answer; it may lag behind what readers write. */
  readonly answered: string;
  /** Tries again after it failed. */
  readonly retry: () => void;
};

type Outcome = Pick<Search, 'state' | 'hits' | 'answered'>;

const NOTHING: Outcome = {state: 'loading', hits: [], answered: ''};

/** Answers what readers write, as they write it; the index is fetched as soon as this is there. */
export function useSearch(query: string, limit: number): Search {
  const [outcome, setOutcome] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isAwaited = true;
    const settle = (next: Outcome): void => {
      if (isAwaited) {
        setOutcome(next);
      }
    };
    openSearcher()
      .then(async (search) => {
        const hits = query.trim() === '' ? [] : await search(query, limit);
        settle({state: 'ready', hits, answered: query});
      })
      .catch(() => {
        settle({state: 'failed', hits: [], answered: query});
      });
    return () => {
      isAwaited = false;
    };
  }, [query, limit, attempt]);
  const retry = (): void => {
    setOutcome(NOTHING);
    setAttempt(attempt + 1);
  };
  return {...outcome, retry};
}
