import {useSyncExternalStore} from 'react';

/** Something that is shown or not, wherever on the page it is switched. */
export type Switch = {
  readonly set: (isOn: boolean) => void;
  /** Returns whether it is on, and renders again when that changes. */
  readonly use: () => boolean;
};

/** Creates a switch, which is off at first and forgotten with the page. */
export function createSwitch(): Switch {
  let isOn = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const get = (): boolean => isOn;
  return {
    set(next) {
      isOn = next;
      for (const listener of listeners) {
        listener();
      }
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  };
}
