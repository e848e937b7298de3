import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect, useMemo, useRef, useState} from 'react';
import {findReason} from '../lib/keepFault';
import type {PackName} from '../lib/packs';
import {listPacks, type PackKnowledge, type PackRow} from '../lib/packStates';
import {keepPack, removePack} from './device';
import {keptStore} from './keptStore';
import {useDevice, type DeviceLook} from './useDevice';

/** How packs are on this device, and what readers can do about it. */
export type Packs = Pick<DeviceLook, 'fault' | 'lookAgain'> & {
  /** Nothing until it is known. */
  readonly rows: readonly PackRow[] | undefined;
  /** Room that the browser leaves the site, in bytes; nothing where it does not tell. */
  readonly room: number | undefined;
  /** Whether the host answered when it was last asked. */
  readonly isReachable: boolean;
  readonly keep: (name: PackName) => void;
  readonly pause: () => void;
  readonly remove: (name: PackName) => void;
};

/** Looks after the packs of the site on this device. */
export function usePacks(): Packs {
  const {withBaseUrl} = useBaseUrlUtils();
  const base = withBaseUrl('/');
  const store = useMemo(() => keptStore(base), [base]);
  const {device, fault, lookAgain} = useDevice(base, store);
  const [running, setRunning] = useState<PackKnowledge['running']>();
  const [failed, setFailed] = useState<PackKnowledge['fault']>();
  const controller = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      controller.current?.abort();
    },
    [],
  );
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
    lookAgain();
  };
  return {
    rows: device && listPacks({...device, running, fault: failed}),
    fault,
    room: device?.room,
    isReachable: device?.isReachable ?? true,
    lookAgain,
    keep(name) {
      const {signal} = (controller.current = new AbortController());
      const report: Parameters<typeof keepPack>[1]['report'] = (progress) => {
        setRunning({name, ...progress});
      };
      report({done: 0, bytes: 0});
      void carryOut(name, async () => {
        await navigator.storage.persist();
        await keepPack(name, {base, store, signal, report});
      });
    },
    pause() {
      controller.current?.abort();
    },
    remove(name) {
      void carryOut(name, () => removePack(name, {base, store}));
    },
  };
}
