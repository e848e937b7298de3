import {useHistory} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useSyncExternalStore} from 'react';
import {readView, withView} from '../lib/historyView';
import {entryKey} from '../../../shared/lib/scrollPlan';
import {watchEntries} from '../../../shared/hooks/historyEntries';

type Router = ReturnType<typeof useHistory>;

/** The entry of the history that a view covers. */
type Base = {
  readonly key: string | undefined;
  readonly location: Router['location'];
};

const listeners = new Set<() => void>();

function tellAll(): void {
  for (const listener of listeners) {
    listener();
  }
}

/** The page under the entry where readers are now. */
function baseNow({location}: Router): Base {
  return {key: entryKey(history.state), location};
}

/** Whether the router and the new history entry are both on the covered page. */
function isSamePage(base: Base | undefined, router: Router): boolean {
  return (
    base?.location === router.location && base.key === entryKey(history.state)
  );
}

/** Something that covers the page for as long as the history says so. */
export type HistoryViewControl = {
  /** Which part is open; nothing where the page lies open. */
  readonly index: number | undefined;
  /** Opens a part, as a new entry of the history. */
  readonly open: (index: number) => void;
  /** Closes it, as going back does. */
  readonly close: () => void;
};

/**
 * Ties what covers a page to the history: Back closes it, Forward opens it, and a reload restores
 * it. The router does not notice, as the page stays the same.
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
      tellAll();
      return isSamePage(base.current, router);
    });
  }, [id, router]);
  const open = useCallback(
    (part: number) => {
      base.current = baseNow(router);
      history.pushState(withView(history.state, {id, index: part}), '');
      tellAll();
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
