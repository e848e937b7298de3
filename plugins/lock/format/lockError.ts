/** The faults of a lock, a password, or sealed content. */
export const lockFaults = {
  insecure:
    'This address does not support encryption. Open the page over https:// or on localhost.',
  damaged: 'The encrypted data is damaged, altered, or from another page.',
  'password-empty': 'A password needs at least one character.',
  'password-too-long': 'A password can have at most 72 bytes.',
  cost: 'The cost of a hash must be a whole number from 4 to 31.',
  'salt-length': 'A salt must have 22 characters after its version and cost.',
  'salt-version': 'A salt must start with $2.',
  'salt-revision': 'The revision of a salt must be a, b, or y.',
  'missing-rounds': 'A salt must contain its cost after the revision.',
  worker: 'The script that checks passwords did not run.',
} as const;

/** The code of a fault. */
export type LockFault = keyof typeof lockFaults;

/** An error of the lock; `fault` determines what callers show. */
export class LockError extends Error {
  override readonly name = 'LockError';
  readonly fault: LockFault;

  constructor(fault: LockFault, options?: ErrorOptions) {
    super(lockFaults[fault], options);
    this.fault = fault;
  }
}
