import {useCallback, useMemo, useSyncExternalStore} from 'react';
import {
  readSpellbook,
  toggleEntry,
  writeSpellbook,
} from '../model/browser/spellbook';
import {storage} from '../../../src/site/storage';

/** The spellbook of this page if the browser denies storage. */
let unkept: string | null = null;

const listeners = new Set<() => void>();

function keptText(): string | null {
  try {
    return localStorage.getItem(storage.spellbook) ?? unkept;
  } catch {
    return unkept;
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(storage.spellbook, text);
  } catch {
    // If the browser denies storage, the spellbook lasts as long as the page.
    unkept = text;
  }
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // This event fires only for changes in other windows.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The spells that readers have saved on this device for themselves, not for a character. */
export type OwnSpellbook = {
  /** The anchors of its records. */
  readonly anchors: ReadonlySet<string>;
  /** Adds a record, or removes it if it is in the spellbook. */
  readonly turn: (anchor: string) => void;
};

/** The reader's own spellbook, shared between windows. */
export function useOwnSpellbook(): OwnSpellbook {
  const text = useSyncExternalStore(subscribe, keptText, () => null);
  const anchors = useMemo(() => readSpellbook(text), [text]);
  const turn = useCallback((anchor: string) => {
    keep(writeSpellbook(toggleEntry(readSpellbook(keptText()), anchor)));
  }, []);
  return useMemo(() => ({anchors, turn}), [anchors, turn]);
}
