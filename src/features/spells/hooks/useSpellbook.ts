import {useCallback, useMemo, useSyncExternalStore} from 'react';
import {
  readSpellbook,
  turnedIn,
  writeSpellbook,
} from '../lib/browser/spellbook';
import {storage} from '../../../site/storage';

/** What was last kept here, where the browser keeps nothing for the site. */
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
    // A browser may keep storage from a site: then the book lasts as long as the page.
    unkept = text;
  }
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Told by other windows alone.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The spells that a reader keeps together on this device. */
export type Spellbook = {
  /** The anchors of what is in it. */
  readonly anchors: ReadonlySet<string>;
  /** Takes a record in, or out where it is in. */
  readonly turn: (anchor: string) => void;
};

/** The spellbook of this reader, the same in every window. */
export function useSpellbook(): Spellbook {
  const text = useSyncExternalStore(subscribe, keptText, () => null);
  const anchors = useMemo(() => readSpellbook(text), [text]);
  const turn = useCallback((anchor: string) => {
    keep(writeSpellbook(turnedIn(readSpellbook(keptText()), anchor)));
  }, []);
  return useMemo(() => ({anchors, turn}), [anchors, turn]);
}
