import {useSyncExternalStore} from 'react';
import {storage} from '../../../src/site/storage';

/** The visible tools. */
type TableView = {
  /** Whether the panel is open; a name opens it at that choice. */
  readonly panel: boolean | 'played-up-to';
  /** Whether the page was opened with the look of table mode. */
  readonly look: boolean;
};

const CLOSED: TableView = {panel: false, look: false};

let view: TableView | undefined;

const listeners = new Set<() => void>();

/** Adopts changes that another tab makes. */
function followOtherTabs(): void {
  changeTableView({look: isRemembered()});
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether a look is stored; false without storage. */
function isRemembered(): boolean {
  try {
    return storage.tableStyle in localStorage;
  } catch {
    return false;
  }
}

function getView(): TableView {
  view ??= {panel: false, look: isRemembered()};
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
