import type {LockFault} from './lockError';
import type {Manifest} from './manifest';

/** What a browser knows of those who sign a site: their key, and the highest counter that it has seen. */
export type Pin = {readonly key: string; readonly counter: number};

/** Names where it is noted; sites that share a host keep theirs apart by their base path. */
export function pinKey(baseUrl: string): string {
  return `docs-lock-pin:${baseUrl}`;
}

/** Writes what is noted. */
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

/** Reads what was noted; text that is none gives nothing. */
export function readPin(text: string): Pin | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isPin(value) ? {key: value.key, counter: value.counter} : undefined;
  } catch {
    return undefined;
  }
}

/** Says what is wrong with a manifest for those who have seen another, where something is. */
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

/** What is noted of a manifest that was trusted; a build's own key is none to know again. */
export function getPin({by, key, counter}: Manifest): Pin | undefined {
  return by === 'author' ? {key, counter} : undefined;
}
