import {readLate, type LateRecord} from '../model/ledger';

/**
 * Leaves a record for the next page at once, because a closed page cannot store anything.
 *
 * @returns whether storage had room for it.
 */
export function leaveLate(name: string, late: LateRecord): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(late));
    return true;
  } catch {
    return false;
  }
}

/** Reads the record left by a closed page, if any. */
export function takeLate(name: string): LateRecord | undefined {
  try {
    return readLate(localStorage.getItem(name));
  } catch {
    return undefined;
  }
}

export function removeLate(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // If storage is denied, there is no such record.
  }
}
