import {LockError} from '@engine/docs-lock/method/lockError';
import {
  readBcryptAnswer,
  type BcryptAnswer,
  type BcryptJob,
} from '@engine/docs-lock/method/bcryptMessages';

/** A pool of workers that share jobs. */
export type WorkerPool = {
  readonly ask: (job: BcryptJob) => Promise<BcryptAnswer>;
  /** Starts workers before there are jobs, to hide the loading time of their script. */
  readonly prepare: (count: number) => void;
  /** Terminates all workers; unfinished jobs are rejected. */
  readonly close: () => void;
};

type Job = {
  readonly job: BcryptJob;
  readonly resolve: (answer: BcryptAnswer) => void;
  readonly reject: (error: LockError) => void;
};

/** Gives a worker one job after another; when there are none left it waits in `idle`. */
function serve(worker: Worker, asked: Job, done: () => void): void {
  worker.onmessage = ({data}: MessageEvent<unknown>) => {
    asked.resolve(readBcryptAnswer(data));
    done();
  };
  worker.onerror = ({message}) => {
    asked.reject(new LockError('worker', {cause: message}));
    done();
  };
  worker.postMessage(asked.job);
}

/** Removes a worker from its lists if its script fails to load. */
function leaveOnError(worker: Worker, lists: readonly Worker[][]): void {
  worker.onerror = () => {
    for (const list of lists.filter((each) => each.includes(worker))) {
      list.splice(list.indexOf(worker), 1);
    }
  };
}

/** Creates a pool of limited size, whose workers start on demand. */
export function createWorkerPool(
  start: () => Worker,
  size: number,
): WorkerPool {
  const idle: Worker[] = [];
  const all: Worker[] = [];
  const waiting = new Set<Job>();
  const begin = (): Worker => {
    const worker = start();
    all.push(worker);
    return worker;
  };
  const open = new Set<Job>();
  const next = (): void => {
    const [asked] = waiting;
    if (asked === undefined || (idle.length === 0 && all.length >= size)) {
      return;
    }
    waiting.delete(asked);
    const worker = idle.pop() ?? begin();
    serve(worker, asked, () => {
      open.delete(asked);
      idle.push(worker);
      next();
    });
  };
  return {
    ask: (job) =>
      new Promise((resolve, reject) => {
        const asked = {job, resolve, reject};
        waiting.add(asked);
        open.add(asked);
        next();
      }),
    prepare(count) {
      const missing = Math.min(count, size) - all.length;
      for (let added = 0; added < missing; added += 1) {
        const worker = begin();
        idle.push(worker);
        leaveOnError(worker, [idle, all]);
      }
    },
    close() {
      for (const worker of all) {
        worker.terminate();
      }
      for (const {reject} of open) {
        reject(new LockError('worker'));
      }
      open.clear();
      waiting.clear();
    },
  };
}
