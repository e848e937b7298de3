/** Why desks are not stored; they last as long as the page is open. */
export type DeskFault = 'full' | 'newer' | 'blocked';

/** Classifies an error of the browser's storage. */
export function classifyDeskFault(error: unknown): DeskFault {
  const name =
    error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') {
    return 'full';
  }
  return name === 'VersionError' ? 'newer' : 'blocked';
}
