import type {Manifest} from './manifest';
import type {LockFile} from './types';

/** What lock.json notes of the last time that each area was sealed. */
export type Noted = Pick<LockFile, 'sealed'>;

type Sealing = Pick<Manifest, 'area' | 'counter'>;

/** Says when something was sealed; a counter that is no time is named as it is. */
export function sealedText(counter: number): string {
  const time = new Date(counter * 1000);
  return Number.isNaN(time.getTime())
    ? `sealed as number ${counter}`
    : `sealed at ${time.toISOString()}`;
}

function getLast(area: string, {sealed = {}}: Noted): number | undefined {
  return Object.hasOwn(sealed, area) ? sealed[area] : undefined;
}

/** Says in what something is not what was last sealed of its area; nothing where it is. */
export function differenceFromLast(
  {area, counter}: Sealing,
  noted: Noted,
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
 * Makes sure that a published area is not older than what was last sealed of it.
 *
 * @throws Error naming both.
 */
export function refuseOlder({area, counter}: Sealing, noted: Noted): void {
  const last = getLast(area, noted);
  if (last !== undefined && counter < last) {
    throw new Error(
      `${area}: found what was ${sealedText(counter)}, expected what lock.json notes, ${sealedText(last)}, or newer: an old build was put back, or the new one is not published yet.`,
    );
  }
}
