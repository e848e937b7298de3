/**
 * Handles a history navigation.
 *
 * @returns whether the page stays the same, so that nobody else is notified.
 */
export type EntryWatcher = () => boolean;

const watchers = new Set<EntryWatcher>();

/** Subscribes to history navigations before the router; returns a function that unsubscribes. */
export function watchEntries(watcher: EntryWatcher): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/**
 * Starts listening. Listeners of a window run in the order of registration, so this one precedes
 * the router’s.
 */
export function listenToEntries(): void {
  window.addEventListener('popstate', (event) => {
    const answers = [...watchers].map((watcher) => watcher());
    if (answers.includes(true)) {
      event.stopImmediatePropagation();
    }
  });
}
