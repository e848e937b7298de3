import {useEffect} from 'react';
import type {Outcome} from '../model/outcome';

/** Rolls on a table at a depth of linked tables. */
export type RollOn = (depth: number) => Outcome;

/** The maximum depth, which ends circular links between tables. */
const DEEPEST = 4;

const tables = new Map<string, RollOn>();

/** Registers a table under its anchor, so that other tables can roll on it. */
export function useRollTable(id: string | undefined, rollOn: RollOn): void {
  useEffect(() => {
    if (id === undefined) {
      return undefined;
    }
    tables.set(id, rollOn);
    return () => {
      tables.delete(id);
    };
  }, [id, rollOn]);
}

/** Rolls on the table of this page that an address links to; undefined if it links elsewhere. */
export function rollOnLinked(
  address: string | undefined,
  depth: number,
): Outcome | undefined {
  if (address === undefined || address === '' || depth >= DEEPEST) {
    return undefined;
  }
  const {pathname, hash} = new URL(address, window.location.href);
  return pathname === window.location.pathname
    ? tables.get(decodeURIComponent(hash.slice(1)))?.(depth + 1)
    : undefined;
}
