import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {onForgotten} from '../../../shared/hooks/tabChannel';
import {findReason} from '../lib/keepFault';
import type {PackName} from '../lib/packs';
import {listPacks, type PackKnowledge, type PackRow} from '../lib/packStates';
import {keepPack, removePack} from './device';
import {openKeptStore} from './keptStore';
import {useDevice, type DeviceState} from './useDevice';

/** The packs on this device, and the actions for them. */
export type Packs = Pick<DeviceState, 'fault' | 'refresh'> & {
  /** Undefined until they are known. */
  readonly rows: readonly PackRow[] | undefined;
  /** Free space for the site in bytes; undefined if the browser does not report it. */
  readonly room: number | undefined;
  /** Whether the host answered the last request. */
  readonly isReachable: boolean;
  readonly keep: (name: PackName) => void;
  readonly pause: () => void;
  readonly remove: (name: PackName) => void;
};

/** Manages the packs of the site on this device. */
export function usePacks(): Packs {
  const {withBaseUrl} = useBaseUrlUtils();
  const base = withBaseUrl('/');
  const store = useMemo(() => openKeptStore(base), [base]);
  const [failed, setFailed] = useState<PackKnowledge['fault']>();
  // Readers need not wait for another tab once it has finished.
  const forgetBusy = useCallback(() => {
    setFailed((last) => (last?.reason === 'busy' ? undefined : last));
  }, []);
  const {device, fault, refresh} = useDevice(base, store, forgetBusy);
  const [running, setRunning] = useState<PackKnowledge['running']>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    const abort = (): void => {
      controller.current?.abort();
    };
    const stopListening = onForgotten(`kept:${base}`, abort);
    return () => {
      stopListening();
      abort();
    };
  }, [base]);
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
      const report: Parameters<typeof keepPack>[1]['report'] = (progress) => {
        setRunning({name, ...progress});
      };
      report({done: 0, bytes: 0});
      // Some browsers ask readers first; what is kept does not wait for their answer.
      void navigator.storage.persist().catch(() => false);
      void carryOut(name, () => keepPack(name, {base, store, signal, report}));
    },
    pause() {
      controller.current?.abort();
    },
    remove(name) {
      void carryOut(name, () => removePack(name, {base, store}));
    },
  };
}
