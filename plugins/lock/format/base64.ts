import {LockError} from './lockError';
import type {Bytes} from './types';

/** Number of bytes converted to a string at once; more arguments would overflow the stack. */
const STEP = 0x80_00;

export function toBase64(bytes: Bytes): string {
  const parts = Array.from(
    {length: Math.ceil(bytes.length / STEP)},
    (_, index) =>
      String.fromCharCode(...bytes.subarray(index * STEP, (index + 1) * STEP)),
  );
  return btoa(parts.join(''));
}

/** Decodes base64; malformed text counts as damage. */
export function fromBase64(text: string): Bytes {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch (cause) {
    throw new LockError('damaged', {cause});
  }
}
