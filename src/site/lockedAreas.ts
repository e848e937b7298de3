import {listLockedAreas} from '@engine/docs-lock/lockedAreas';
import {isGlobalLock} from '@engine/docs-lock/method/parseLockFile';
import type {LockFile} from '@engine/docs-lock/method/types';
import {contentAreas, isInLockedArea, type ContentArea} from './contentAreas';

/** The areas whose pages are encrypted: those that are locked, or all of them where the whole site is. */
export function areasLockedBy(lock: LockFile): readonly ContentArea[] {
  return listLockedAreas(lock, contentAreas);
}

/** Tells whether readers need a password for the page that is made of a file, by its path from the root of the project. */
export function isLockedBy(lock: LockFile, path: string): boolean {
  return isGlobalLock(lock) || isInLockedArea(path);
}
