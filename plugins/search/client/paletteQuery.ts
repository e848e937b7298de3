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

/** Opens the palette with a query, or closes it if that is undefined. */
export function setPaletteQuery(next: string | undefined): void {
  query = next;
  for (const listener of listeners) {
    listener();
  }
}

/** Opens the palette, unless it is open already. */
export function openPalette(): void {
  setPaletteQuery(query ?? '');
}

/** The query of the palette; undefined if it is closed. */
export function usePaletteQuery(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => query,
    () => undefined,
  );
}
