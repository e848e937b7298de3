import bcrypt from 'bcryptjs';

/** Compares a password with a hash, or hashes it with a salt. */
export type BcryptJob = {
  readonly what: 'compare' | 'hash';
  readonly password: string;
  /** The hash to compare with, or the salt. */
  readonly against: string;
};

/** Whether the password matches, or its hash; undefined if bcrypt cannot read the hash or salt. */
export type BcryptAnswer = boolean | string | undefined;

/** Runs a job in a worker. It takes a third of a second or more, so it never runs on the main thread. */
export function answerJob(message: unknown): BcryptAnswer {
  const {what, password, against} = message as BcryptJob;
  try {
    return what === 'compare'
      ? bcrypt.compareSync(password, against)
      : bcrypt.hashSync(password, against);
  } catch {
    return undefined;
  }
}
