import {createHash} from 'node:crypto';

/** A file of the library that can be made. */
export type Job = {
  /** Path below static/ with a slash before it. */
  readonly path: string;
  /** What readers call it in lists. */
  readonly title: string;
  /** Changes whenever anything that is in the file does. */
  readonly fingerprint: string;
  readonly make: () => Promise<Uint8Array>;
};

/** How many figures of a hash are kept: enough that no two sources share them. */
const LENGTH = 32;

/** The hash of texts and bytes, one after another. */
export function getFingerprint(
  ...parts: readonly (string | Uint8Array)[]
): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(part).update('\0');
  }
  return hash.digest('hex').slice(0, LENGTH);
}
