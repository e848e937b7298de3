import {useSyncExternalStore} from 'react';

/** A value of this page that components share. */
export type Shared<Value> = {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Returns the value, and renders again when it changes. */
  readonly use: () => Value;
};

/** Creates a value that lasts as long as the page; served pages have its initial value. */
export function createShared<Value>(first: Value): Shared<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const get = (): Value => value;
  return {
    get,
    set(next) {
      value = next;
      for (const listener of listeners) {
        listener();
      }
    },
    use: () => useSyncExternalStore(subscribe, get, () => first),
  };
}
