import {LockError} from '../format/lockError';
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

/** A worker, and what it does. */
type Lane = {
  readonly worker: Worker;
  /** Rejects if the script of the worker does not run. */
  readonly failed: Promise<never>;
  /** Settles with the last job. */
  last: Promise<unknown>;
};

function startLane(): Lane {
  const worker = new Worker(new URL('./bcryptWorker.ts', import.meta.url));
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = ({message}) => {
      reject(new LockError('worker', {cause: message}));
    };
  });
  // A worker may fail before it is asked anything.
  failed.catch(() => undefined);
  return {worker, failed, last: Promise.resolve()};
}

function ask({worker, failed}: Lane, job: BcryptJob): Promise<BcryptAnswer> {
  const answered = new Promise<BcryptAnswer>((resolve) => {
    worker.onmessage = ({data}: MessageEvent<BcryptAnswer>) => {
      resolve(data);
    };
  });
  worker.postMessage(job);
  return Promise.race([answered, failed]);
}

/**
 * Starts workers for a number of jobs, as many as do not slow the device down noticeably. Each takes
 * one job after another.
 */
export function createBcryptPool(jobs: number): BcryptPool {
  const size = Math.min(jobs, MOST, navigator.hardwareConcurrency || 2);
  const lanes = Array.from({length: size}, startLane);
  let asked = 0;
  return {
    async ask(job) {
      const lane = lanes[asked % size];
      asked += 1;
      if (lane === undefined) {
        throw new LockError('worker');
      }
      const answer = lane.last.then(() => ask(lane, job));
      lane.last = answer.catch(() => undefined);
      return answer;
    },
    close() {
      for (const {worker} of lanes) {
        worker.terminate();
      }
    },
  };
}
