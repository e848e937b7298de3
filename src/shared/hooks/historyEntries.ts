/** Told of a step through the history; answers whether the page stays the same, so that nobody else need hear of it. */
export type EntryWatcher = () => boolean;

const watchers = new Set<EntryWatcher>();

/** Lets a part of the page hear of steps through the history before the router does; the function it gives ends that. */
export function watchEntries(watcher: EntryWatcher): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** Begins to listen. Browsers tell a window's listeners in the order in which they came, so this comes before the router. */
export function listenToEntries(): void {
  window.addEventListener('popstate', (event) => {
    const answers = [...watchers].map((watcher) => watcher());
    if (answers.includes(true)) {
      event.stopImmediatePropagation();
    }
  });
}
