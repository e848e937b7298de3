import {useSyncExternalStore} from 'react';
import {storage} from '../../../src/site/storage';
import {
  classifyStorageFault,
  type StorageFault,
} from '../../../src/shared/model/storageFault';
import {readStoredSession, type Progress} from '../model/progress';

const PREFIX = `${storage.playedUpTo}-`;

/** Fallback for browsers that deny storage, with the reason. */
let unkept: Progress = {};
let fault: StorageFault | undefined;

const listeners = new Set<() => void>();

function readProgress(): Progress {
  try {
    const kept = Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .toSorted()
      .flatMap((name): readonly (readonly [string, number])[] => {
        const session = readStoredSession(localStorage.getItem(name));
        return session === undefined
          ? []
          : [[name.slice(PREFIX.length), session]];
      });
    return {...Object.fromEntries(kept), ...unkept};
  } catch {
    return unkept;
  }
}

const NOTHING: Progress = {};
let last: Progress = NOTHING;

/** The sessions that readers have played; the same object until something changes. */
export function recallProgress(): Progress {
  const next = readProgress();
  if (JSON.stringify(next) !== JSON.stringify(last)) {
    last = next;
  }
  return last;
}

function keep(campaign: string, session: number | undefined): void {
  const others = Object.fromEntries(
    Object.entries(unkept).filter(([each]) => each !== campaign),
  );
  unkept = others;
  try {
    if (session === undefined) {
      localStorage.removeItem(PREFIX + campaign);
    } else {
      localStorage.setItem(PREFIX + campaign, String(session));
    }
    fault = undefined;
  } catch (error) {
    // A browser may deny storage; the value then lasts as long as the page.
    fault = classifyStorageFault(error);
    unkept = session === undefined ? others : {...others, [campaign]: session};
  }
}

/** Saves the last session played of a campaign; undefined removes it. */
export function saveProgress(
  campaign: string,
  session: number | undefined,
): void {
  keep(campaign, session);
  for (const listener of listeners) {
    listener();
  }
}

/** Calls a function after each change in this or another window; returns a function that stops this. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Storage events fire only in other windows.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The last session played of each campaign. */
export function useProgress(): Progress {
  return useSyncExternalStore(subscribe, recallProgress, () => NOTHING);
}

/** Why the last choice is not saved; undefined if it is. */
export function useProgressFault(): StorageFault | undefined {
  return useSyncExternalStore(
    subscribe,
    () => fault,
    () => undefined,
  );
}
