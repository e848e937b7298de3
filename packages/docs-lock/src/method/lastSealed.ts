import type {Manifest} from './manifest';
import type {LockFile} from './types';

/** The record of the last sealing of each area in lock.json. */
export type SealedRecord = Pick<LockFile, 'sealed'>;

type Sealing = Pick<Manifest, 'area' | 'counter'>;

/** Formats when something was sealed; a counter that is not a timestamp is shown as it is. */
export function sealedText(counter: number): string {
  const time = new Date(counter * 1000);
  return Number.isNaN(time.getTime())
    ? `sealed as number ${counter}`
    : `sealed at ${time.toISOString()}`;
}

function getLast(
  area: string,
  {sealed = {}}: SealedRecord,
): number | undefined {
  return Object.hasOwn(sealed, area) ? sealed[area] : undefined;
}

/** Describes how a sealing differs from the last one of its area; undefined if it does not. */
export function describeDifference(
  {area, counter}: Sealing,
  noted: SealedRecord,
): string | undefined {
  const last = getLast(area, noted);
  if (counter === last) {
    return undefined;
  }
  const found = `found what was ${sealedText(counter)}`;
  if (last === undefined) {
    return `${found}, and nothing of it in lock.json`;
  }
  return counter < last
    ? `${found}, which is older than what lock.json notes, ${sealedText(last)}`
    : `${found}, which is newer than what lock.json notes, ${sealedText(last)}: commit both`;
}

/**
 * Makes sure that a published area is not older than its last sealing.
 *
 * @throws Error naming both.
 */
export function refuseOlder(
  {area, counter}: Sealing,
  noted: SealedRecord,
): void {
  const last = getLast(area, noted);
  if (last !== undefined && counter < last) {
    throw new Error(
      `${area}: found what was ${sealedText(counter)}, expected what lock.json notes, ${sealedText(last)}, or newer: an old build was put back, or the new one is not published yet.`,
    );
  }
}
