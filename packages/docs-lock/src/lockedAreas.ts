import {isGlobalLock} from './method/parseLockFile';
import {matchScope} from './method/paths';
import type {LockFile} from './method/types';
import type {LockArea} from './site';

/** Lists the areas that are encrypted: the locked ones, or all if the whole site is locked. */
export function listLockedAreas<Area extends LockArea>(
  lock: LockFile,
  areas: readonly Area[],
): readonly Area[] {
  const isAllLocked = isGlobalLock(lock);
  return areas.filter(({locked}) => locked || isAllLocked);
}

/**
 * Whether a file is a source of an area: a page or another file of it.
 *
 * @param path from the root of the project.
 */
export function isAreaSource(path: string, id: string): boolean {
  return path.startsWith(`docs/${id}/`);
}

/** Lists the paths whose passwords protect nothing, because everything under them is public. */
export function listIdlePaths(
  lock: LockFile,
  areas: readonly LockArea[],
): readonly string[] {
  const addresses = listLockedAreas(lock, areas).map(({id}) => `/${id}`);
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
 * @throws Error naming the public path, and how to lock it.
 */
export function refuseIdlePaths(
  lock: LockFile,
  areas: readonly LockArea[],
): void {
  const [path] = listIdlePaths(lock, areas);
  if (path !== undefined) {
    throw new Error(
      `lock.json: found passwords for ${path}, which is not locked, expected a path in a locked area: set "locked: true" for its area in world/areas.ts, or revoke them.`,
    );
  }
}
