import {useCallback, useEffect, useState} from 'react';
import {openChannel} from '../../../shared/hooks/tabChannel';
import {findReason, KeepFault, type KeepReason} from '../lib/keepFault';
import type {PackKnowledge} from '../lib/packStates';
import {fetchEdition} from './keepPacks';
import type {KeptStore} from './keptStore';

/** What a device keeps, what the host offers, and the free space. */
type Device = Pick<
  PackKnowledge,
  'edition' | 'isReachable' | 'kept' | 'pending'
> & {
  /** Free space for the site in bytes; undefined if the browser does not report it. */
  readonly room: number | undefined;
};

/** The state of the device, and a function that reads it again. */
export type DeviceState = {
  /** Undefined until it is known. */
  readonly device: Device | undefined;
  /** Why nothing can be kept, if so. */
  readonly fault: KeepReason | undefined;
  readonly refresh: () => void;
};

/** Whether this browser supports keeping; some do not in private windows, none on insecure origins. */
function canKeep(): boolean {
  return (
    'serviceWorker' in navigator && 'caches' in window && 'indexedDB' in window
  );
}

async function findRoom(): Promise<number | undefined> {
  const {quota, usage} = await navigator.storage.estimate();
  return quota === undefined ? undefined : quota - (usage ?? 0);
}

/**
 * Reads the stored packs, and asks the host for its edition.
 *
 * @throws KeepFault, or the browser's error, if nothing can be stored.
 */
async function readDevice(base: string, store: KeptStore): Promise<Device> {
  if (!canKeep()) {
    throw new KeepFault('blocked');
  }
  const [kept, pending = [], room, edition] = await Promise.all([
    store.read('current'),
    store.read('pending'),
    findRoom().catch(() => undefined),
    // Without a connection the device's own data is still available.
    fetchEdition({base, store}).catch((error: unknown) => {
      if (findReason(error) === 'ended') {
        throw error;
      }
      return undefined;
    }),
  ]);
  return {kept, pending, room, edition, isReachable: edition !== undefined};
}

/**
 * Reads the state of the device, again after changes of other tabs or of the connection.
 *
 * @param onChange is called after a change of another tab.
 */
export function useDevice(
  base: string,
  store: KeptStore,
  onChange: () => void,
): DeviceState {
  const [device, setDevice] = useState<Device>();
  const [fault, setFault] = useState<KeepReason>();
  const refresh = useCallback(() => {
    readDevice(base, store).then(
      (found) => {
        setDevice((before) => ({
          ...found,
          edition: found.edition ?? before?.edition,
        }));
        setFault(undefined);
      },
      (error: unknown) => {
        setFault(findReason(error));
      },
    );
  }, [base, store]);
  useEffect(() => {
    refresh();
    const channel = openChannel(`kept:${base}`, () => {
      onChange();
      refresh();
    });
    window.addEventListener('online', refresh);
    return () => {
      window.removeEventListener('online', refresh);
      channel?.close();
    };
  }, [base, onChange, refresh]);
  return {device, fault, refresh};
}
