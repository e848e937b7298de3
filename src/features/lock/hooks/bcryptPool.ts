import {LockError} from '../../../../plugins/lock/format/lockError';
import type {BcryptAnswer, BcryptJob} from './bcryptJob';

/** Workers that share jobs. */
export type BcryptPool = {
  /** @throws LockError if the script of the workers does not run. */
  readonly ask: (job: BcryptJob) => Promise<BcryptAnswer>;
  /** Ends all workers; unfinished jobs are not answered. */
  readonly close: () => void;
};

/** The maximum number of parallel workers. */
const MOST = 4;

function ask(worker: Worker, job: BcryptJob): Promise<BcryptAnswer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({data}: MessageEvent<BcryptAnswer>) => {
      resolve(data);
    };
    worker.onerror = ({message}) => {
      reject(new LockError('worker', {cause: message}));
    };
    worker.postMessage(job);
  });
}

/**
 * Starts workers for a number of jobs, as many as do not slow the device down noticeably. Each takes
 * one job after another.
 */
export function createBcryptPool(jobs: number): BcryptPool {
  const size = Math.min(jobs, MOST, navigator.hardwareConcurrency || 2);
  const workers = Array.from({length: size}, () => ({
    worker: new Worker(new URL('./bcryptWorker.ts', import.meta.url)),
    last: Promise.resolve<unknown>(undefined),
  }));
  return {
    async ask(job) {
      const next = workers.shift();
      if (next === undefined) {
        throw new LockError('worker');
      }
      workers.push(next);
      const answer = next.last.then(() => ask(next.worker, job));
      next.last = answer.catch(() => undefined);
      return answer;
    },
    close() {
      for (const {worker} of workers) {
        worker.terminate();
      }
    },
  };
}
