import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, useSyncExternalStore} from 'react';
import type {Hit} from '../model/engine';
import {keyChanges, subscribe} from '../../lock/client/keyRing';
import {countGrowth, subscribeToGrowth} from './growth';
import {runSearch} from './searcher';

export type Search = {
  /** Whether the index is loading, ready, or failed to load. */
  readonly state: 'loading' | 'ready' | 'failed';
  readonly hits: readonly Hit[];
  /** The query that the hits belong to, which may lag behind the input. */
  readonly answered: string;
  /** Tries again after it failed. */
  readonly retry: () => void;
};

type Outcome = Pick<Search, 'state' | 'hits' | 'answered'> & {
  /** The lock version that the hits belong to; older ones are not shown after a change. */
  readonly changes: number;
};

const NOTHING: Outcome = {state: 'loading', hits: [], answered: '', changes: 0};

/** Counts how often pages were unlocked or locked in this visit. */
function useChangesOfKeys(): number {
  return useSyncExternalStore(subscribe, keyChanges, () => 0);
}

/**
 * Searches as readers type; the index is loaded when the component mounts. While one query runs,
 * only the latest other query waits.
 */
export function useSearch(query: string, limit: number): Search {
  const [outcome, setOutcome] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const running = useRef(Promise.resolve());
  const baseUrl = useBaseUrl('/');
  const changes = useChangesOfKeys();
  const growth = useSyncExternalStore(subscribeToGrowth, countGrowth, () => 0);
  useEffect(() => {
    let isAwaited = true;
    const settle = (next: Omit<Outcome, 'changes'>): void => {
      if (isAwaited) {
        setOutcome({...next, changes});
      }
    };
    const search = async (): Promise<void> => {
      if (!isAwaited) {
        return;
      }
      try {
        const hits = await runSearch(baseUrl, {query, limit});
        settle({state: 'ready', hits, answered: query});
      } catch {
        settle({state: 'failed', hits: [], answered: query});
      }
    };
    running.current = running.current.then(search);
    return () => {
      isAwaited = false;
    };
  }, [query, limit, attempt, baseUrl, changes, growth]);
  const retry = (): void => {
    setOutcome(NOTHING);
    setAttempt(attempt + 1);
  };
  const current = outcome.changes === changes ? outcome : NOTHING;
  return {...current, retry};
}
