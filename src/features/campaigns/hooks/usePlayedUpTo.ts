import {useCallback, useSyncExternalStore} from 'react';
import {rememberedSession} from '../../map/lib/campaign';
import {storage} from '../../../site/storage';

/** What was last chosen here, where the browser keeps nothing for the site. */
const unkept = new Map<string, string>();

const listeners = new Set<() => void>();

function keptText(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? unkept.get(name) ?? null;
  } catch {
    return unkept.get(name) ?? null;
  }
}

function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // A browser may keep storage from a site: then it lasts as long as the page.
    unkept.set(name, text);
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

export type PlayedUpTo = {
  /** The last session that readers have played; 0 for none. */
  readonly session: number;
  readonly choose: (session: number) => void;
};

/** Up to which session readers have played a campaign, the same on all its pages and in every window. */
export function usePlayedUpTo(campaign: string, last: number): PlayedUpTo {
  const name = `${storage.playedUpTo}-${campaign}`;
  const text = useSyncExternalStore(
    subscribe,
    () => keptText(name),
    () => null,
  );
  const choose = useCallback(
    (session: number) => {
      keep(name, String(session));
    },
    [name],
  );
  return {session: rememberedSession(text, last), choose};
}
