import {
  answerJob,
  type BcryptJob,
} from '../../../plugins/lock/client/bcryptJob';

/** Counts what the workers of a test did. */
export type Workers = {
  readonly started: number;
  readonly terminated: number;
  /** The jobs that were requested. */
  readonly jobs: readonly BcryptJob[];
};

/** Replaces the workers of the browser by ones that answer soon on the same thread. */
export function installWorkers(fails = false): Workers {
  const seen = {started: 0, terminated: 0, jobs: [] as BcryptJob[]};
  class TestWorker {
    onmessage: ((event: {readonly data: unknown}) => void) | null = null;
    onerror: ((event: {readonly message: string}) => void) | null = null;
    #ended = false;
    constructor() {
      seen.started += 1;
      if (fails) {
        setTimeout(() => {
          this.onerror?.({message: 'not found'});
        });
      }
    }
    postMessage(job: BcryptJob): void {
      seen.jobs.push(job);
      setTimeout(() => {
        if (!fails && !this.#ended) {
          this.onmessage?.({data: answerJob(job)});
        }
      });
    }
    terminate(): void {
      this.#ended = true;
      seen.terminated += 1;
    }
  }
  Object.assign(globalThis, {Worker: TestWorker});
  return seen;
}
