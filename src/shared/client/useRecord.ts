import {useCallback, useSyncExternalStore} from 'react';
import type {RecordState, RecordStore} from './recordStore';

/** Returns the state of a store, and renders again when it changes. */
export function useRecord<Value, Change>(
  store: RecordStore<Value, Change>,
): RecordState<Value> {
  const getState = (): RecordState<Value> => store.state;
  const subscribe = useCallback(
    (listener: () => void) => {
      store.listeners.add(listener);
      return () => {
        store.listeners.delete(listener);
      };
    },
    [store],
  );
  return useSyncExternalStore(subscribe, getState, getState);
}
