import {useEffect, useState} from 'react';
import {searchesFrom, withSearch} from '../lib/recentSearches';
import {searchLimits} from '../../../site/search';
import {storage} from '../../../site/storage';
import {subscribe} from '../../lock/hooks/keyRing';

function stored(): readonly string[] {
  try {
    return searchesFrom(localStorage.getItem(storage.recentSearches));
  } catch {
    return [];
  }
}

function store(searches: readonly string[]): void {
  try {
    localStorage.setItem(storage.recentSearches, JSON.stringify(searches));
  } catch {
    // They are remembered as long as the palette is open.
  }
}

/** What readers searched for and found, newest first. */
export type RecentSearches = {
  readonly searches: readonly string[];
  readonly remember: (query: string) => void;
  readonly forget: () => void;
};

/** Remembers searches in this browser alone; closed storage forgets them. */
export function useRecentSearches(): RecentSearches {
  const [searches, setSearches] = useState(stored);
  // Where pages are locked, what was searched is forgotten.
  useEffect(
    () =>
      subscribe(() => {
        setSearches(stored());
      }),
    [],
  );
  const keep = (next: readonly string[]): void => {
    setSearches(next);
    store(next);
  };
  return {
    searches,
    remember(query) {
      keep(withSearch(searches, query, searchLimits.recent));
    },
    forget() {
      keep([]);
    },
  };
}
