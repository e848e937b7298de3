import {createHash} from 'node:crypto';

/** Hexadecimal digits that are kept of a SHA-256 hash. */
const DIGITS = 16;

/** Returns the revision of a file: the first 16 hexadecimal digits of its SHA-256. */
export function hashContent(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, DIGITS);
}
