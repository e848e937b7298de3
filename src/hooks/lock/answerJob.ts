import bcrypt from 'bcryptjs';

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

/** Does a job; it takes a third of a second and more, so a page never calls it. */
export function answerJob({what, password, against}: BcryptJob): BcryptAnswer {
  try {
    return what === 'compare'
      ? {matches: bcrypt.compareSync(password, against)}
      : {hash: bcrypt.hashSync(password, against)};
  } catch (error) {
    return {failed: String(error)};
  }
}
