import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {onForgotten, openChannel} from '../../../shared/hooks/tabChannel';
import {findReason, KeepFault, type KeepReason} from '../lib/keepFault';
import {
  listPacks,
  type PackKnowledge,
  type PackRow,
  type Progress,
} from '../lib/listPacks';
import type {PackName} from '../lib/packs';
import {fetchEdition, keepPack, removePack, type KeptSite} from './keepPacks';
import {openKeptStore} from './keptStore';

/** What a device keeps of a site, and what the host offers. */
type Device = Omit<PackKnowledge, 'running' | 'fault'> & {
  /** Free space for the site in bytes; undefined if the browser does not report it. */
  readonly room: number | undefined;
};

async function findRoom(): Promise<number | undefined> {
  const {quota, usage} = await navigator.storage.estimate();
  return quota === undefined ? undefined : quota - (usage ?? 0);
}

/**
 * Reads the stored packs, and asks the host for its edition.
 *
 * @throws KeepFault, or the browser's error, if nothing can be stored.
 */
async function readDevice(site: KeptSite): Promise<Device> {
  // Some browsers lack these in private windows, and all on insecure origins.
  if (
    !('serviceWorker' in navigator && 'caches' in window) ||
    !('indexedDB' in window)
  ) {
    throw new KeepFault('blocked');
  }
  const [kept, pending, room, edition] = await Promise.all([
    site.store.readEdition('current'),
    site.store.readPending(),
    findRoom().catch(() => undefined),
    // Without a connection the device's own data is still available.
    fetchEdition(site).catch((error: unknown) => {
      if (findReason(error) === 'ended') {
        throw error;
      }
      return undefined;
    }),
  ]);
  return {kept, pending, room, edition, isReachable: edition !== undefined};
}

/** The packs on this device, and the actions for them. */
export type Packs = {
  /** Undefined until they are known. */
  readonly rows: readonly PackRow[] | undefined;
  /** Why nothing can be kept, if so. */
  readonly fault: KeepReason | undefined;
  readonly room: number | undefined;
  /** Whether the host answered the last request. */
  readonly isReachable: boolean;
  readonly refresh: () => void;
  readonly keep: (name: PackName) => void;
  readonly pause: () => void;
  readonly remove: (name: PackName) => void;
};

/** Reads the state of the device, again after changes of other tabs or of the connection. */
function useDevice(site: KeptSite, onChange: () => void) {
  const [device, setDevice] = useState<Device>();
  const [fault, setFault] = useState<KeepReason>();
  const refresh = useCallback(() => {
    readDevice(site).then(
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
  }, [site]);
  useEffect(() => {
    refresh();
    const channel = openChannel(`kept:${site.base}`, () => {
      onChange();
      refresh();
    });
    window.addEventListener('online', refresh);
    return () => {
      window.removeEventListener('online', refresh);
      channel?.close();
    };
  }, [site, onChange, refresh]);
  return {device, fault, refresh};
}

/** Manages the packs of the site on this device. */
export function usePacks(): Packs {
  const {withBaseUrl} = useBaseUrlUtils();
  const base = withBaseUrl('/');
  const site = useMemo(() => ({base, store: openKeptStore(base)}), [base]);
  const [failed, setFailed] = useState<PackKnowledge['fault']>();
  const [running, setRunning] = useState<PackKnowledge['running']>();
  // Readers need not wait for another tab once it has finished.
  const forgetBusy = useCallback(() => {
    setFailed((last) => (last?.reason === 'busy' ? undefined : last));
  }, []);
  const {device, fault, refresh} = useDevice(site, forgetBusy);
  const controller = useRef<AbortController>(undefined);
  const pause = useCallback(() => {
    controller.current?.abort();
  }, []);
  useEffect(() => {
    const stopListening = onForgotten(`kept:${base}`, pause);
    return () => {
      stopListening();
      pause();
    };
  }, [base, pause]);
  const carryOut = async (
    name: PackName,
    run: () => Promise<void>,
  ): Promise<void> => {
    setFailed(undefined);
    try {
      await run();
    } catch (error) {
      setFailed({name, reason: findReason(error)});
    }
    setRunning(undefined);
    refresh();
  };
  return {
    rows: device && listPacks({...device, running, fault: failed}),
    fault,
    room: device?.room,
    isReachable: device?.isReachable ?? true,
    refresh,
    keep(name) {
      const {signal} = (controller.current = new AbortController());
      const report = (progress: Progress): void => {
        setRunning({name, ...progress});
      };
      report({done: 0, bytes: 0});
      // Some browsers ask readers first; what is kept does not wait for their answer.
      void navigator.storage.persist().catch(() => false);
      void carryOut(name, () => keepPack(name, {...site, signal, report}));
    },
    pause,
    remove(name) {
      void carryOut(name, () => removePack(name, site));
    },
  };
}
