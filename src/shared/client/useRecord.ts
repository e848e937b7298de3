import {useCallback, useSyncExternalStore} from 'react';
import type {RecordState, RecordStore} from './recordStore';

/** The state of a store, followed as it changes. */
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
