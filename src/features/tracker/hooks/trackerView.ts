import {useSyncExternalStore} from 'react';

let isOpen = false;

const listeners = new Set<() => void>();

/** Shows or hides the tracker. */
export function setTrackerOpen(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const getOpen = (): boolean => isOpen;

/** Returns whether the tracker is open, and renders again when that changes. */
export function useTrackerOpen(): boolean {
  return useSyncExternalStore(subscribe, getOpen, getOpen);
}
