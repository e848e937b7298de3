/** The parts of the bundler's compiler that are used here. */
type Compiler = {
  readonly hooks: {
    readonly watchRun: {tap: (name: string, begin: () => void) => void};
    readonly done: {tap: (name: string, end: () => void) => void};
  };
};

/** The timer and the output, injected for tests. */
export type Environment = {
  /** Calls back after a number of milliseconds, unless it is cancelled. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  readonly log: (line: string) => void;
};

/** Time for which work runs silently, in milliseconds. */
const SILENT_PERIOD = 2000;

const systemEnvironment: Environment = {
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    timer.unref();
    return () => {
      clearTimeout(timer);
    };
  },
  log(line) {
    console.log(line);
  },
};

/** Reports work that takes longer than two seconds. */
export function reportProgress({after, log}: Environment = systemEnvironment) {
  let cancel = after(SILENT_PERIOD, () => {
    log('[INFO] Reading pages, data files, and git history…');
  });
  return {
    apply({hooks}: Compiler): void {
      hooks.watchRun.tap('report-progress', () => {
        cancel();
        cancel = after(SILENT_PERIOD, () => {
          log('[INFO] Compiling the page that the browser requested…');
        });
      });
      hooks.done.tap('report-progress', () => {
        cancel();
      });
    },
  };
}
