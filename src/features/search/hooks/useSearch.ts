import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState, useSyncExternalStore} from 'react';
import type {Hit} from '../lib/engine';
import {changesOfKeys, subscribe} from '../../lock/hooks/keyRing';
import {countGrowth, subscribeToGrowth} from './growth';
import {searchFor} from './searcher';

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

type Outcome = Pick<Search, 'state' | 'hits' | 'answered'> & {
  /** What was opened and locked by then; what was found before is not shown after it. */
  readonly changes: number;
};

const NOTHING: Outcome = {state: 'loading', hits: [], answered: '', changes: 0};

/** How often pages were opened or locked in this visit. */
function useChangesOfKeys(): number {
  return useSyncExternalStore(subscribe, changesOfKeys, () => 0);
}

/** Answers what readers write, as they write it; the index is fetched as soon as this is there. */
export function useSearch(query: string, limit: number): Search {
  const [outcome, setOutcome] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
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
    searchFor(baseUrl, {query, limit})
      .then((hits) => {
        settle({state: 'ready', hits, answered: query});
      })
      .catch(() => {
        settle({state: 'failed', hits: [], answered: query});
      });
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
