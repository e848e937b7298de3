import {useSyncExternalStore} from 'react';
import type {TableMode} from '../lib/tableMode';
import {recallTableMode, showTableMode} from './tableStyle';
import {createWakeLock, type Wakefulness} from './wakeLock';

/** How this page is shown, and whether its screen is kept awake. */
type TableState = {
  readonly mode: TableMode;
  readonly wakefulness: Wakefulness;
};

let state: TableState = {mode: 'off', wakefulness: 'asleep'};

const listeners = new Set<() => void>();

function change(next: Partial<TableState>): void {
  state = {...state, ...next};
  for (const listener of listeners) {
    listener();
  }
}

const wakeLock = createWakeLock((wakefulness) => {
  change({wakefulness});
});

function follow(mode: TableMode): void {
  const wasOff = state.mode === 'off';
  change({mode});
  if (mode === 'off') {
    wakeLock.stop();
  } else if (wasOff) {
    wakeLock.start();
  }
}

/** Turns table mode on, red, or off, here and on the pages after this one. */
export async function setTableMode(mode: TableMode): Promise<void> {
  follow(mode);
  await showTableMode(mode);
}

let isFollowing = false;

/** Takes over what is remembered; the look comes anew, since a newer build may have changed it. */
export function followTableMode(): void {
  const mode = recallTableMode();
  if (isFollowing && mode === state.mode) {
    return;
  }
  isFollowing = true;
  follow(mode);
  void showTableMode(mode);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How this page is shown. */
export function useTableState(): TableState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
}
