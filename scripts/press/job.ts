import {createHash} from 'node:crypto';

/** A file of the library to be made. */
export type Job = {
  /** Path below static/ with a leading slash. */
  readonly path: string;
  /** Its label in lists. */
  readonly title: string;
  /** Changes whenever the file's content does. */
  readonly fingerprint: string;
  readonly make: () => Promise<Uint8Array>;
};

/** Hexadecimal digits of a fingerprint. */
const LENGTH = 32;

/** Hashes a sequence of texts and bytes. */
export function getFingerprint(
  ...parts: readonly (string | Uint8Array)[]
): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(part).update('\0');
  }
  return hash.digest('hex').slice(0, LENGTH);
}
