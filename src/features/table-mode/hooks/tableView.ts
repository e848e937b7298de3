import {useSyncExternalStore, type ComponentType} from 'react';
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

const CLOSED: TableView = {
  panel: false,
  desk: false,
  pins: false,
  look: false,
};

let view: TableView | undefined;
let deskLoader: (() => Promise<ComponentType>) | undefined;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
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

function getView(): TableView {
  view ??= {
    ...CLOSED,
    pins: isRemembered('pins'),
    look: isRemembered('tableStyle'),
  };
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

/** Lets the tools for the table have a desk, in a world that has one. */
export function offerDesk(load: () => Promise<ComponentType>): void {
  deskLoader = load;
}

/** The way to the desk; none where the world leaves it out. */
export function getDeskLoader(): (() => Promise<ComponentType>) | undefined {
  return deskLoader;
}
