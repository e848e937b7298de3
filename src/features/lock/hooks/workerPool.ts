import {LockError} from '../lib/lockError';
import {
  readBcryptAnswer,
  type BcryptAnswer,
  type BcryptJob,
} from '../lib/bcryptMessages';

/** Workers that share jobs. */
export type WorkerPool = {
  readonly ask: (job: BcryptJob) => Promise<BcryptAnswer>;
  /** Ends all workers; what was asked and not answered fails. */
  readonly close: () => void;
};

type Asked = {
  readonly job: BcryptJob;
  readonly resolve: (answer: BcryptAnswer) => void;
  readonly reject: (error: LockError) => void;
};

/** Gives a worker one job after another; once there is none it waits in `idle`. */
function serve(worker: Worker, asked: Asked, done: () => void): void {
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

/** Makes a pool of a few workers at most, each of which starts when there is a job for it. */
export function createWorkerPool(
  start: () => Worker,
  size: number,
): WorkerPool {
  const idle: Worker[] = [];
  const all: Worker[] = [];
  const waiting = new Set<Asked>();
  const open = new Set<Asked>();
  const next = (): void => {
    const [asked] = waiting;
    if (asked === undefined || (idle.length === 0 && all.length >= size)) {
      return;
    }
    waiting.delete(asked);
    const worker = idle.pop() ?? start();
    if (!all.includes(worker)) {
      all.push(worker);
    }
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
