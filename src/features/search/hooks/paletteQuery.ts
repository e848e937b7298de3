import {useSyncExternalStore} from 'react';

/**
 * The query of the palette; undefined if it is closed. It is kept outside the pages, so that the
 * palette stays open during navigation.
 */
let query: string | undefined;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Opens the palette with a query, or closes it where there is none. */
export function setPaletteQuery(next: string | undefined): void {
  query = next;
  for (const listener of listeners) {
    listener();
  }
}

/** Opens the palette, and leaves it as it is where it is open. */
export function openPalette(): void {
  setPaletteQuery(query ?? '');
}

/** What readers write in the palette; nothing where it is closed. */
export function usePaletteQuery(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => query,
    () => undefined,
  );
}
