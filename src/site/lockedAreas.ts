import {listLockedAreas} from '@engine/docs-lock/lockedAreas';
import {isGlobalLock} from '@engine/docs-lock/method/parseLockFile';
import type {LockFile} from '@engine/docs-lock/method/types';
import {contentAreas, isInLockedArea, type ContentArea} from './contentAreas';

/** The areas whose pages are encrypted: the locked ones, or all if the whole site is locked. */
export function filterLockedAreas(lock: LockFile): readonly ContentArea[] {
  return listLockedAreas(lock, contentAreas);
}

/** Whether the page of a source file is encrypted, by its path from the root of the project. */
export function isLockedBy(lock: LockFile, path: string): boolean {
  return isGlobalLock(lock) || isInLockedArea(path);
}
