/** Why a browser does not store something: storage is full, the database is newer, or storage is denied. */
export type StorageFault = 'full' | 'newer' | 'blocked';

/** Classifies an error that a browser throws while storing something. */
export function classifyStorageFault(error: unknown): StorageFault {
  const name =
    error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') {
    return 'full';
  }
  return name === 'VersionError' ? 'newer' : 'blocked';
}
