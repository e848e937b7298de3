import bcrypt from 'bcryptjs';
import {
  readBcryptJob,
  type BcryptAnswer,
} from '@engine/docs-lock/method/bcryptMessages';

/** Runs a bcrypt job in the worker. It takes a third of a second or more, so it never runs on the main thread. */
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
