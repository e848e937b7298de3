/** What a worker is asked: whether a password matches a hash, or what hash a salt gives. */
export type BcryptJob = {
  readonly what: 'compare' | 'hash';
  readonly password: string;
  /** The hash to compare with, or the salt. */
  readonly against: string;
};

/** What a worker answers. */
export type BcryptAnswer =
  | {readonly matches: boolean}
  | {readonly hash: string}
  | {readonly failed: string};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Reads a message to a worker; what is no job gives nothing. */
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

/** Reads a message from a worker; what is no answer is a failure. */
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
