/** Why a fight is not kept; it goes on as long as the page is open. */
export type TrackerFault = 'full' | 'newer' | 'blocked';

/** Tells from what a browser throws why a fight is not kept. */
export function classifyTrackerFault(error: unknown): TrackerFault {
  const name =
    error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') {
    return 'full';
  }
  return name === 'VersionError' ? 'newer' : 'blocked';
}
