import {useSyncExternalStore} from 'react';

/**
 * What stands in the field of the palette; nothing where it is closed. The navbar of each
 * page is another, so it is kept beside them: a palette that is opened while the next page
 * is on its way stays open there.
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
