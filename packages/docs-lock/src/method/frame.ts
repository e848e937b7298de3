import {LockError} from './lockError';
import type {Bytes} from './types';

/** Size of the length prefix in bytes. */
const LENGTH_BYTES = 4;
/** The minimum padded size in bytes. */
const LEAST = 256;

/** Returns the padded length of content (Padmé), which hides its size at a cost of at most 12 %. */
export function padme(length: number): number {
  if (length <= LEAST) {
    return LEAST;
  }
  const exponent = Math.floor(Math.log2(length));
  const kept = Math.floor(Math.log2(exponent)) + 1;
  const step = 2 ** (exponent - kept);
  return Math.ceil(length / step) * step;
}

/** Prefixes content with its length and pads it. */
export function framed(content: Bytes): Bytes {
  const frame = new Uint8Array(padme(LENGTH_BYTES + content.length));
  new DataView(frame.buffer).setUint32(0, content.length);
  frame.set(content, LENGTH_BYTES);
  return frame;
}

/** Removes the length prefix and the padding. */
export function unframed(frame: Bytes): Bytes {
  const {buffer, byteOffset, length} = frame;
  const content =
    length < LENGTH_BYTES
      ? Infinity
      : new DataView(buffer, byteOffset).getUint32(0);
  if (content > length - LENGTH_BYTES) {
    throw new LockError('damaged');
  }
  return frame.subarray(LENGTH_BYTES, LENGTH_BYTES + content);
}
