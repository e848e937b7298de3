import {matchScope} from '../lock/format/paths';
import type {LockFile} from '../lock/format/types';
import {isGlobalLock} from '../lock/lockFile';

/** The part of an area that the lock needs. */
export type LockArea = {
  readonly id: string;
  /** Whether the pages of the area are encrypted even if the rest of the site is public. */
  readonly locked: boolean;
};

/**
 * Lists the areas that are encrypted: the locked areas, or all areas if the whole site is locked.
 */
export function listLockedAreas<Area extends LockArea>(
  lock: LockFile,
  areas: readonly Area[],
): readonly Area[] {
  const isAllLocked = isGlobalLock(lock);
  return areas.filter(({locked}) => locked || isAllLocked);
}

/**
 * Makes sure that every password of a site protects something.
 *
 * @throws Error naming a path under which everything is public, and how to lock it.
 */
export function refuseIdlePaths(
  lock: LockFile,
  areas: readonly LockArea[],
): void {
  const addresses = listLockedAreas(lock, areas).map(({id}) => `/${id}`);
  const covers = (prefix: string, path: string): boolean =>
    matchScope(path, [prefix]) !== undefined;
  const idle = Object.entries(lock.paths).find(
    ([path, {entries}]) =>
      entries.length > 0 &&
      !addresses.some(
        (address) => covers(path, address) || covers(address, path),
      ),
  );
  if (idle !== undefined) {
    throw new Error(
      `lock.json: found passwords for ${idle[0]}, which is not locked. Set "locked: true" for its area in world/areas.ts, or revoke them.`,
    );
  }
}
