import {useSyncExternalStore} from 'react';

const listeners = new Set<() => void>();

let isUnreachable = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function setUnreachable(next: boolean): void {
  isUnreachable = next;
  for (const listener of listeners) {
    listener();
  }
}

export function useUnreachable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isUnreachable,
    () => false,
  );
}

/** Whether the host answers for the current address, with any status. */
export async function hostAnswers(): Promise<boolean> {
  try {
    await fetch(window.location.pathname, {method: 'HEAD', cache: 'no-store'});
    return true;
  } catch {
    return false;
  }
}
