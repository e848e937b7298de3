import type {LockFault} from './lockError';
import type {Manifest} from './manifest';

/** What a browser remembers of a site's signer: the key, and the highest counter seen so far. */
export type Pin = {readonly key: string; readonly counter: number};

/** Returns the storage key of a pin; sites on one host are kept apart by their base path. */
export function pinKey(baseUrl: string): string {
  return `docs-lock-pin:${baseUrl}`;
}

/** Serializes a pin. */
export function pinText({key, counter}: Pin): string {
  return JSON.stringify({v: 1, key, counter});
}

function isPin(value: unknown): value is Pin {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'counter' in value &&
    Number.isSafeInteger(value.counter)
  );
}

/** Parses a stored pin; undefined if it is malformed. */
export function readPin(text: string): Pin | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isPin(value) ? {key: value.key, counter: value.counter} : undefined;
  } catch {
    return undefined;
  }
}

/** Describes what is wrong with a manifest compared with the pinned one; undefined if nothing is. */
export function judgeManifest(
  {by, key, counter}: Manifest,
  pin: Pin | undefined,
): Extract<LockFault, 'signer' | 'older'> | undefined {
  if (pin === undefined) {
    return undefined;
  }
  if (by !== 'author' || key !== pin.key) {
    return 'signer';
  }
  return counter < pin.counter ? 'older' : undefined;
}

/** Returns the pin of a trusted manifest; a build's own key changes each time and is not pinned. */
export function getPin({by, key, counter}: Manifest): Pin | undefined {
  return by === 'author' ? {key, counter} : undefined;
}
