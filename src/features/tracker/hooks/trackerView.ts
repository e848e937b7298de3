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

/** Whether the tracker is in view. */
export function useTrackerOpen(): boolean {
  return useSyncExternalStore(subscribe, getOpen, getOpen);
}
