import {LockError} from '../format/lockError';
import type {BcryptAnswer, BcryptJob} from './bcryptJob';

export type BcryptPool = {
  /** @throws LockError if the script of the workers does not run. */
  readonly ask: (job: BcryptJob) => Promise<BcryptAnswer>;
  /** Ends all workers; unfinished jobs are not answered. */
  readonly close: () => void;
};

/** The maximum number of parallel workers. */
const MOST = 4;

/** Starts a worker, which answers its jobs in their order. */
function startWorker(): BcryptPool {
  const worker = new Worker(new URL('./bcryptWorker.ts', import.meta.url));
  const waiting: ((answer: BcryptAnswer) => void)[] = [];
  worker.onmessage = ({data}: MessageEvent<BcryptAnswer>) => {
    waiting.shift()?.(data);
  };
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = ({message}) => {
      reject(new LockError('worker', {cause: message}));
    };
  });
  // A worker may fail before its first job.
  failed.catch(() => undefined);
  return {
    ask(job) {
      worker.postMessage(job);
      const answered = new Promise<BcryptAnswer>((resolve) => {
        waiting.push(resolve);
      });
      return Promise.race([answered, failed]);
    },
    close() {
      worker.terminate();
    },
  };
}

/** Starts workers for a number of jobs, as many as run without slowing the device noticeably. */
export function createBcryptPool(jobs: number): BcryptPool {
  const size = Math.min(jobs, MOST, navigator.hardwareConcurrency || 2);
  const workers = Array.from({length: size}, startWorker);
  let asked = 0;
  return {
    async ask(job) {
      const worker = workers[asked % size];
      asked += 1;
      if (worker === undefined) {
        throw new LockError('worker');
      }
      return worker.ask(job);
    },
    close() {
      for (const worker of workers) {
        worker.close();
      }
    },
  };
}
