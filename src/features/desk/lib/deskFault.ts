/** Why desks are not kept; what is on them stays as long as the page is open. */
export type DeskFault = 'full' | 'newer' | 'blocked';

/** Tells from what a browser throws why desks are not kept. */
export function classifyDeskFault(error: unknown): DeskFault {
  const name =
    error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') {
    return 'full';
  }
  return name === 'VersionError' ? 'newer' : 'blocked';
}
