import {LockError} from './lockError';
import type {Bytes} from './types';

/** Bytes that say how long the content is. */
const LENGTH_BYTES = 4;
/** What is shorter is made as long as this. */
const LEAST = 256;

/** Gives the length to which content is padded, so that its own tells little: at most 12 % more (Padmé). */
export function padme(length: number): number {
  if (length <= LEAST) {
    return LEAST;
  }
  const exponent = Math.floor(Math.log2(length));
  const kept = Math.floor(Math.log2(exponent)) + 1;
  const step = 2 ** (exponent - kept);
  return Math.ceil(length / step) * step;
}

/** Puts the length before content, and padding after it. */
export function framed(content: Bytes): Bytes {
  const frame = new Uint8Array(padme(LENGTH_BYTES + content.length));
  new DataView(frame.buffer).setUint32(0, content.length);
  frame.set(content, LENGTH_BYTES);
  return frame;
}

/** Takes content out of its frame. */
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
