import {useCallback, useSyncExternalStore} from 'react';
import {rememberedSession} from '../../map/lib/campaign';
import {storage} from '../../../site/storage';

/** Fallback for browsers that deny storage. */
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
    // A browser may deny storage; the value then lasts as long as the page.
    unkept.set(name, text);
  }
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Storage events come only from other windows.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

type PlayedUpTo = {
  /** The last session that readers have played, or 0. */
  readonly session: number;
  readonly choose: (session: number) => void;
};

/** How far readers have played a campaign, synchronized across pages and windows. */
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
