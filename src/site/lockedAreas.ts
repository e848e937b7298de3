import {isGlobalLock} from '../features/lock/lib/parseLockFile';
import {matchScope} from '../features/lock/lib/paths';
import type {LockFile} from '../features/lock/lib/types';
import {contentAreas, isInLockedArea, type ContentArea} from './contentAreas';

/** The areas whose pages are encrypted: those that are locked, or all of them where the whole site is. */
export function areasLockedBy(lock: LockFile): readonly ContentArea[] {
  const isAllLocked = isGlobalLock(lock);
  return contentAreas.filter(({locked}) => locked || isAllLocked);
}

/** Tells whether readers need a password for the page that is made of a file, by its path from the root of the project. */
export function isLockedBy(lock: LockFile, path: string): boolean {
  return isGlobalLock(lock) || isInLockedArea(path);
}

/** The paths with passwords that protect nothing: what they cover is open to everybody. */
export function idlePaths(lock: LockFile): readonly string[] {
  const addresses = areasLockedBy(lock).map(({id}) => `/${id}`);
  const covers = (prefix: string, path: string): boolean =>
    matchScope(path, [prefix]) !== undefined;
  return Object.entries(lock.paths)
    .filter(([, {entries}]) => entries.length > 0)
    .map(([path]) => path)
    .filter(
      (path) =>
        !addresses.some(
          (address) => covers(path, address) || covers(address, path),
        ),
    );
}

/**
 * Makes sure that every password of a site protects something.
 *
 * @throws Error naming the path that is open, and what locks it.
 */
export function refuseIdlePaths(lock: LockFile): void {
  const [path] = idlePaths(lock);
  if (path !== undefined) {
    throw new Error(
      `lock.json: found passwords for ${path}, which everybody may read, expected a path in a locked area: say "locked: true" of its area in world/areas.ts, or revoke them.`,
    );
  }
}
