import {useHistory} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useSyncExternalStore} from 'react';
import {readView, withView} from '../lib/historyView';
import {entryKey} from '../../../shared/lib/scrollPlan';
import {watchEntries} from '../../../shared/hooks/historyEntries';

type Router = ReturnType<typeof useHistory>;

/** The history entry that a view covers. */
type Base = {
  readonly key: string | undefined;
  readonly location: Router['location'];
};

const listeners = new Set<() => void>();

function notifyAll(): void {
  for (const listener of listeners) {
    listener();
  }
}

/** The page of the current history entry. */
function baseNow({location}: Router): Base {
  return {key: entryKey(history.state), location};
}

/** Whether the router and the new history entry are both on the covered page. */
function isSamePage(base: Base | undefined, router: Router): boolean {
  return (
    base?.location === router.location && base.key === entryKey(history.state)
  );
}

/** A view over the page whose state is kept in the history. */
export type HistoryViewControl = {
  /** The open part; undefined if the view is closed. */
  readonly index: number | undefined;
  /** Opens a part as a new history entry. */
  readonly open: (index: number) => void;
  /** Closes it by going back. */
  readonly close: () => void;
};

/**
 * Synchronizes a view over the page with the history: Back closes it, Forward opens it, a reload
 * restores it. The router ignores these entries, since the page stays the same.
 */
export function useHistoryView(id: string): HistoryViewControl {
  const router = useHistory();
  const base = useRef<Base>(undefined);
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
  const index = useSyncExternalStore(
    subscribe,
    () => {
      const view = readView(history.state);
      return view?.id === id ? view.index : undefined;
    },
    () => undefined,
  );
  useEffect(() => {
    if (readView(history.state)?.id === id) {
      base.current = baseNow(router);
    }
    return watchEntries(() => {
      notifyAll();
      return isSamePage(base.current, router);
    });
  }, [id, router]);
  const open = useCallback(
    (part: number) => {
      base.current = baseNow(router);
      history.pushState(withView(history.state, {id, index: part}), '');
      notifyAll();
    },
    [id, router],
  );
  const close = useCallback(() => {
    if (readView(history.state)?.id === id) {
      history.back();
    }
  }, [id]);
  return {index, open, close};
}
