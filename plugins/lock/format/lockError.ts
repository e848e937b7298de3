/** Everything that can be wrong with a lock, a password or sealed content. */
export const lockFaults = {
  insecure:
    'Cryptography is not available here. Pages can be unlocked over https:// or on localhost.',
  damaged: 'The sealed data is damaged, was changed, or belongs elsewhere.',
  'password-empty': 'A password has at least one character.',
  'password-too-long': 'A password has at most 72 bytes.',
  cost: 'The cost of a hash is a whole number from 4 to 31.',
  'salt-length': 'A salt has 22 characters after its version and cost.',
  'salt-version': 'A salt begins with $2.',
  'salt-revision': 'The revision of a salt is a, b or y.',
  'missing-rounds': 'A salt names its cost after the revision.',
  worker: 'The password could not be compared: its script did not run.',
} as const;

/** The code of a fault. */
export type LockFault = keyof typeof lockFaults;

/** An error of the lock; `fault` tells callers what to show. */
export class LockError extends Error {
  override readonly name = 'LockError';
  readonly fault: LockFault;

  constructor(fault: LockFault, options?: ErrorOptions) {
    super(lockFaults[fault], options);
    this.fault = fault;
  }
}
