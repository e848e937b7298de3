import {useEffect, useState} from 'react';
import {parseSearches, withSearch} from '../model/recentSearches';
import {searchLimits} from '../model/searchLimits';
import {storage} from '../../../src/site/storage';
import {subscribe} from '../../lock/client/keyRing';

function stored(): readonly string[] {
  try {
    return parseSearches(localStorage.getItem(storage.recentSearches));
  } catch {
    return [];
  }
}

function store(searches: readonly string[]): void {
  try {
    localStorage.setItem(storage.recentSearches, JSON.stringify(searches));
  } catch {
    // Without storage, searches last as long as the palette is open.
  }
}

/** Recent searches with results, newest first. */
export type RecentSearches = {
  readonly searches: readonly string[];
  readonly remember: (query: string) => void;
  readonly forget: () => void;
};

/** Remembers recent searches in this browser only. */
export function useRecentSearches(): RecentSearches {
  const [searches, setSearches] = useState(stored);
  // Locking pages clears recent searches.
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
