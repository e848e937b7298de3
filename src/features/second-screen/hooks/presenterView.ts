import {useSyncExternalStore} from 'react';

let isOpen = false;

const listeners = new Set<() => void>();

function change(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) {
    listener();
  }
}

/** Shows the bar of the second screen. */
export function openPresenter(): void {
  change(true);
}

/** Hides the bar of the second screen. */
export function closePresenter(): void {
  change(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the bar of the second screen is shown. */
export function usePresenterOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}
