import bcrypt from 'bcryptjs';
import {
  readBcryptJob,
  type BcryptAnswer,
} from '@engine/docs-lock/method/bcryptMessages';

/** Does a job; it takes a third of a second and more, so a page never calls it. */
export function answerJob(message: unknown): BcryptAnswer {
  const job = readBcryptJob(message);
  if (job === undefined) {
    return {failed: 'no job'};
  }
  const {what, password, against} = job;
  try {
    return what === 'compare'
      ? {matches: bcrypt.compareSync(password, against)}
      : {hash: bcrypt.hashSync(password, against)};
  } catch (error) {
    return {failed: String(error)};
  }
}
