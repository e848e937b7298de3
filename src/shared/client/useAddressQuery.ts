import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useSyncExternalStore} from 'react';
import {entryKey} from '../model/scrollPlan';
import {
  changeQuery,
  forgetQuery,
  restQuery,
  shownQuery,
  watchQuery,
} from './addressQuery';
import {watchEntries} from './historyEntries';

/** The query of the address, for components that keep their state in it. */
export type AddressQuery = {
  /** With its question mark; empty on the server. */
  readonly search: string;
  /**
   * Replaces it, as a new history entry.
   *
   * @param control the control being moved; further changes by the same one replace the entry.
   */
  readonly change: (search: string, control?: string) => void;
  /** Ends a series of changes. */
  readonly rest: () => void;
};

/**
 * Synchronizes a component with the query of the address. Back and Forward step through its states
 * without the router, so the page neither scrolls nor renders again.
 */
export function useAddressQuery(): AddressQuery {
  const router = useHistory();
  const location = useLocation();
  const base = useRef<{readonly key: string | undefined; at: unknown}>(
    undefined,
  );
  const search = useSyncExternalStore(watchQuery, shownQuery, () => '');
  useEffect(() => {
    // The router has opened another history entry.
    base.current = {key: entryKey(history.state), at: router.location};
    forgetQuery();
  }, [router, location]);
  useEffect(
    () =>
      watchEntries(() => {
        forgetQuery();
        return (
          base.current?.at === router.location &&
          base.current.key === entryKey(history.state)
        );
      }),
    [router],
  );
  useEffect(() => forgetQuery, []);
  const change = useCallback(
    (next: string, control?: string) => {
      // Controls that still move when readers leave must not change the address of the next page.
      if (base.current !== undefined && base.current.at !== router.location) {
        return;
      }
      base.current = {key: entryKey(history.state), at: router.location};
      changeQuery(next, control);
    },
    [router],
  );
  return {search, change, rest: restQuery};
}
