import {createShared} from '../../../src/shared/client/createShared';
import type {TableMode} from '../model/tableMode';
import {recallTableMode, showTableMode} from './tableStyle';
import {createWakeLock, type Wakefulness} from './wakeLock';

/** The display of this page, and whether its screen stays awake. */
type TableState = {
  readonly mode: TableMode;
  readonly wakefulness: Wakefulness;
};

const state = createShared<TableState>({mode: 'off', wakefulness: 'asleep'});

/** Returns the look of this page, and renders again when it changes. */
export const useTableState = state.use;

function change(next: Partial<TableState>): void {
  state.set({...state.get(), ...next});
}

const wakeLock = createWakeLock((wakefulness) => {
  change({wakefulness});
});

function follow(mode: TableMode): void {
  const wasOff = state.get().mode === 'off';
  change({mode});
  if (mode === 'off') {
    wakeLock.stop();
  } else if (wasOff) {
    wakeLock.start();
  }
}

/** Sets table mode for this and later pages. */
export async function setTableMode(mode: TableMode): Promise<void> {
  follow(mode);
  await showTableMode(mode);
}

let isFollowing = false;

/** Applies the stored mode; its style sheet is loaded again, because a newer build may have changed it. */
export function followTableMode(): void {
  const mode = recallTableMode();
  if (isFollowing && mode === state.get().mode) {
    return;
  }
  isFollowing = true;
  follow(mode);
  void showTableMode(mode);
}
