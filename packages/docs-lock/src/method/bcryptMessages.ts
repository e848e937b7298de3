/** A job for the worker: compare a password with a hash, or hash it with a salt. */
export type BcryptJob = {
  readonly what: 'compare' | 'hash';
  readonly password: string;
  /** The hash to compare with, or the salt. */
  readonly against: string;
};

/** The worker's answer. */
export type BcryptAnswer =
  | {readonly matches: boolean}
  | {readonly hash: string}
  | {readonly failed: string};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Validates a message to the worker; undefined if it is not a job. */
export function readBcryptJob(message: unknown): BcryptJob | undefined {
  if (!isRecord(message)) {
    return undefined;
  }
  const {what, password, against} = message;
  return (what === 'compare' || what === 'hash') &&
    typeof password === 'string' &&
    typeof against === 'string'
    ? {what, password, against}
    : undefined;
}

/** Validates a message from the worker; anything malformed counts as a failure. */
export function readBcryptAnswer(message: unknown): BcryptAnswer {
  if (isRecord(message)) {
    const {matches, hash, failed} = message;
    if (typeof matches === 'boolean') {
      return {matches};
    }
    if (typeof hash === 'string') {
      return {hash};
    }
    if (typeof failed === 'string') {
      return {failed};
    }
  }
  return {failed: 'no answer'};
}
