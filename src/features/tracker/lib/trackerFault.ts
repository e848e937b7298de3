/** Why a fight is not stored; it lasts as long as the page is open. */
export type TrackerFault = 'full' | 'newer' | 'blocked';

/** Classifies an error of the browser's storage. */
export function classifyTrackerFault(error: unknown): TrackerFault {
  const name =
    error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') {
    return 'full';
  }
  return name === 'VersionError' ? 'newer' : 'blocked';
}
