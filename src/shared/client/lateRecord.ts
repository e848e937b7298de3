import {readLate, type LateRecord} from '../model/ledger';

/**
 * Leaves a record for the next page at once, since a page that is closed can store no more.
 *
 * @returns whether there was room for it.
 */
export function leaveLate(name: string, late: LateRecord): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(late));
    return true;
  } catch {
    return false;
  }
}

/** What a closed page left behind, if anything. */
export function takeLate(name: string): LateRecord | undefined {
  try {
    return readLate(localStorage.getItem(name));
  } catch {
    return undefined;
  }
}

/** Removes what a closed page left behind. */
export function removeLate(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Where storage is denied, nothing was left.
  }
}
