import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useSyncExternalStore} from 'react';
import {entryKey} from '../lib/scrollPlan';
import {
  changeQuery,
  forgetQuery,
  restQuery,
  shownQuery,
  watchQuery,
} from './addressQuery';
import {watchEntries} from './historyEntries';

/** The query of the address, for a part of a page that keeps its state there. */
export type AddressQuery = {
  /** With its question mark; empty on the server. */
  readonly search: string;
  /**
   * Puts another one in its place, as a new entry of the history.
   *
   * @param control the control that readers move; what follows from the same one replaces the entry.
   */
  readonly change: (search: string, control?: string) => void;
  /** Ends what readers were moving. */
  readonly rest: () => void;
};

/**
 * Ties a part of a page to the query of its address. Back and Forward step through what it was;
 * the router does not notice, so the page neither scrolls nor renders again.
 */
export function useAddressQuery(): AddressQuery {
  const router = useHistory();
  const location = useLocation();
  const base = useRef<{readonly key: string | undefined; at: unknown}>(
    undefined,
  );
  const search = useSyncExternalStore(watchQuery, shownQuery, () => '');
  useEffect(() => {
    // The router went to another entry, of this page or of another one.
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
      base.current = {key: entryKey(history.state), at: router.location};
      changeQuery(next, control);
    },
    [router],
  );
  return {search, change, rest: restQuery};
}
