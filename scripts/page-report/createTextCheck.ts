import type {PageFault} from '../../plugins/pages/pageFault';

/** A check of texts that takes seconds of a processor. */
type FindFaults = (
  path: string,
  signal: AbortSignal,
) => Promise<readonly PageFault[]>;

/** The check of one page. */
type Run = {
  readonly path: string;
  readonly state: string;
  readonly faults: Promise<readonly PageFault[] | null>;
  readonly stop: () => void;
};

/** Checks one text at a time, and remembers what it found last. */
export type TextCheck = {
  /**
   * Finds the faults of a page, and stops the check of another one.
   *
   * @param state fingerprint of all that the result depends on.
   * @returns null if the check is stopped.
   */
  readonly find: (
    path: string,
    state: string,
  ) => Promise<readonly PageFault[] | null>;
  /** Stops the check that runs; results that are known are kept. */
  readonly stop: () => void;
};

/** Creates a check of texts that is not repeated for what has not changed. */
export function createTextCheck(findFaults: FindFaults): TextCheck {
  let last: Run | undefined;

  function start(path: string, state: string): Run {
    const controller = new AbortController();
    const {signal} = controller;
    let isOver = false;
    const faults = findFaults(path, signal)
      .catch((error: unknown) => {
        if (!signal.aborted) {
          throw error;
        }
        return null;
      })
      .finally(() => {
        isOver = true;
      });
    const run: Run = {
      path,
      state,
      faults,
      stop() {
        if (!isOver) {
          controller.abort();
          last = undefined;
        }
      },
    };
    faults.catch(() => {
      // A failure is no result, so that the next question tries again.
      last = last === run ? undefined : last;
    });
    return run;
  }

  return {
    find(path, state) {
      if (last?.path !== path || last.state !== state) {
        last?.stop();
        last = start(path, state);
      }
      return last.faults;
    },
    stop() {
      last?.stop();
    },
  };
}
