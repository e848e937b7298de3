import {useSyncExternalStore} from 'react';
import {storage} from '../../../site/storage';

/** What of the tools for the table is in view. */
type TableView = {
  readonly panel: boolean;
  readonly desk: boolean;
  /** Whether what can be pinned has a pin beside it; readers find it as they left it. */
  readonly pins: boolean;
  /** Whether the page was opened with the look of table mode. */
  readonly look: boolean;
};

/** Begins the hash of a link that holds a desk. */
export const DESK_HASH = '#desk=';

const CLOSED: TableView = {
  panel: false,
  desk: false,
  pins: false,
  look: false,
};

let view: TableView | undefined;

const listeners = new Set<() => void>();

/** Another tab may turn something on, which this one then follows. */
function followOtherTabs(): void {
  changeTableView({look: isRemembered('tableStyle')});
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether something was left on; the browser may let nothing be remembered. */
function isRemembered(name: 'tableStyle' | 'pins'): boolean {
  try {
    return storage[name] in localStorage;
  } catch {
    return false;
  }
}

/** Keys that readers pressed while pins are on, and what answers them was not there yet. */
export const earlyKeys: KeyboardEvent[] = [];

/** Keeps keys until the pins are there, which then take this off. */
function keepEarlyKeys(): void {
  document.onkeydown = (event) => {
    earlyKeys.push(event);
  };
}

function readView(): TableView {
  const pins = isRemembered('pins');
  if (pins) {
    keepEarlyKeys();
  }
  return {
    panel: false,
    desk: location.hash.startsWith(DESK_HASH),
    pins,
    look: isRemembered('tableStyle'),
  };
}

function getView(): TableView {
  view ??= readView();
  return view;
}

/** Opens or closes some of it. */
export function changeTableView(change: Partial<TableView>): void {
  view = {...getView(), ...change};
  for (const listener of listeners) {
    listener();
  }
}

/** What is in view. */
export function useTableView(): TableView {
  return useSyncExternalStore(subscribe, getView, () => CLOSED);
}
