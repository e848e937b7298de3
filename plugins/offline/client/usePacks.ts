import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {onForgotten, openChannel} from '../../../src/shared/client/tabChannel';
import {findReason, KeepFault, type KeepReason} from '../model/keepFault';
import {
  countBytes,
  packNames,
  type Edition,
  type KeptEdition,
  type PackName,
} from '../model/packs';
import {
  fetchEdition,
  keepPack,
  removePack,
  type KeptSite,
  type Progress,
} from './keepPacks';
import {openKeptStore} from './keptStore';

/** A pack as shown to readers. */
export type PackRow = {
  readonly name: PackName;
  /** Size in bytes on the device. */
  readonly bytes: number;
  /** `stopped` means incomplete; `outdated` means that the host has a newer version. */
  readonly state: 'absent' | 'running' | 'stopped' | 'kept' | 'outdated';
  readonly progress?: Progress | undefined;
  /** Why the last action on the pack failed; undefined if it did not. */
  readonly reason?: KeepReason | undefined;
  /** Whether the pack can be saved now: all others depend on the first. */
  readonly isOpen: boolean;
};

/** The packs saved on a device, and those that the host offers. */
export type Device = {
  /** The host's version, if known. */
  readonly edition: Edition | undefined;
  /** Whether the host answered the last request. */
  readonly isReachable: boolean;
  readonly kept: KeptEdition | undefined;
  /** Incomplete packs. */
  readonly pending: readonly PackName[];
  /** Free space for the site in bytes; undefined if the browser does not report it. */
  readonly room: number | undefined;
};

/** The current action, or the last one if it failed. */
export type Work = {
  readonly name: PackName;
  readonly progress?: Progress;
  readonly reason?: KeepReason;
};

function findState(
  name: PackName,
  {edition, kept, pending}: Device,
): PackRow['state'] {
  if (pending.includes(name)) {
    return 'stopped';
  }
  if (kept?.packs[name] === undefined) {
    return 'absent';
  }
  const isNewest = [undefined, kept.edition].includes(edition?.edition);
  return isNewest ? 'kept' : 'outdated';
}

/** The size of a pack on the device in bytes; 0 if it is not known. */
function findBytes(name: PackName, {edition, kept}: Device): number {
  return (
    edition?.packs[name]?.bytes ??
    countBytes(kept?.packs[name] ?? kept?.others[name] ?? [])
  );
}

/** Lists the packs of a site with their states, except empty packs. */
export function listPacks(
  device: Device,
  work: Work | undefined,
): readonly PackRow[] {
  const isFree = device.isReachable && work?.progress === undefined;
  const hasFirst = device.kept?.packs.pages !== undefined;
  return packNames
    .map((name) => ({
      name,
      bytes: findBytes(name, device),
      isOpen: isFree && (hasFirst || name === 'pages'),
      ...(work?.name === name && work),
      state:
        work?.name === name && work.progress
          ? ('running' as const)
          : findState(name, device),
    }))
    .filter(({bytes}) => bytes > 0);
}

/**
 * Asks the browser to keep the site even if storage runs low. Some browsers do not support this,
 * and some ask readers first.
 */
async function askForPersistence(): Promise<void> {
  await navigator.storage.persist();
}

async function findRoom(): Promise<number | undefined> {
  const {quota, usage} = await navigator.storage.estimate();
  return quota === undefined ? undefined : quota - (usage ?? 0);
}

/**
 * Reads the saved packs, and asks the host for its version.
 *
 * @throws KeepFault, or the browser's error, if nothing can be stored.
 */
async function readDevice(site: KeptSite): Promise<Device> {
  // Some browsers lack service workers in private windows; all lack them on insecure origins.
  if (!('serviceWorker' in navigator)) {
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

/** Reads the state of the device, and reads it again when another tab or the connection changes. */
function useDevice(site: KeptSite) {
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
    const channel = openChannel(`kept:${site.base}`, refresh);
    window.addEventListener('online', refresh);
    return () => {
      window.removeEventListener('online', refresh);
      channel?.close();
    };
  }, [site, refresh]);
  return {device, fault, refresh};
}

/** Manages the packs of the site on this device. */
export function usePacks() {
  const {withBaseUrl} = useBaseUrlUtils();
  const base = withBaseUrl('/');
  const site = useMemo(() => ({base, store: openKeptStore(base)}), [base]);
  const [work, setWork] = useState<Work>();
  const {device, fault, refresh} = useDevice(site);
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
    try {
      await run();
      setWork(undefined);
    } catch (error) {
      // The first failure aborts the other downloads.
      pause();
      setWork({name, reason: findReason(error)});
    }
    refresh();
  };
  return {
    /** The packs; undefined until they are known. */
    rows: device && listPacks(device, work),
    /** Why nothing can be saved; undefined if packs can be saved. */
    fault,
    room: device?.room,
    /** Whether the host answered the last request. */
    isReachable: device?.isReachable ?? true,
    refresh,
    keep(name: PackName) {
      const {signal} = (controller.current = new AbortController());
      const report = (progress: Progress): void => {
        if (!signal.aborted) {
          setWork({name, progress});
        }
      };
      report({done: 0, bytes: 0});
      // Saved packs are shown without waiting for the answer.
      void askForPersistence().catch(() => undefined);
      void carryOut(name, () => keepPack(name, {...site, signal, report}));
    },
    pause,
    remove(name: PackName) {
      void carryOut(name, () => removePack(name, site));
    },
  };
}
