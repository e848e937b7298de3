import {useSyncExternalStore} from 'react';
import {storage} from '../../../src/site/storage';

/** The visible tools. */
type TableView = {
  /** Whether the panel is open; a name opens it at that choice. */
  readonly panel: boolean | 'played-up-to';
  readonly desk: boolean;
  /** Whether pins are shown; stored across visits. */
  readonly pins: boolean;
  /** Whether the page was opened with the look of table mode. */
  readonly look: boolean;
};

/** Prefix of a hash that contains a desk. */
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

/** Whether a setting is stored; false without storage. */
function isRemembered(name: 'tableStyle' | 'pins'): boolean {
  try {
    return storage[name] in localStorage;
  } catch {
    return false;
  }
}

function readView(): TableView {
  return {
    panel: false,
    desk: location.hash.startsWith(DESK_HASH),
    pins: isRemembered('pins'),
    look: isRemembered('tableStyle'),
  };
}

function getView(): TableView {
  view ??= readView();
  return view;
}

/** Opens or closes tools. */
export function changeTableView(change: Partial<TableView>): void {
  view = {...getView(), ...change};
  for (const listener of listeners) {
    listener();
  }
}

/** Returns the visible tools, and renders again when they change. */
export function useTableView(): TableView {
  return useSyncExternalStore(subscribe, getView, () => CLOSED);
}
