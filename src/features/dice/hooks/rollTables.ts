import {useEffect} from 'react';
import type {Outcome} from '../lib/outcome';

/** Rolls on a table; how deep it is among the tables that led to it is told. */
export type RollOn = (depth: number) => Outcome;

/** Tables that lead to one another in a ring come to an end here. */
const DEEPEST = 4;

const tables = new Map<string, RollOn>();

/** Lets other tables of the page lead to this one by its anchor. */
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

/** Rolls on the table of this page that an address leads to; nothing where it leads elsewhere. */
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
