/** The part of the bundler's compiler in use. */
type Compiler = {
  readonly hooks: {
    readonly watchRun: {tap: (name: string, begin: () => void) => void};
    readonly done: {tap: (name: string, end: () => void) => void};
  };
};

/** The timer and the output, injected for tests. */
export type Surroundings = {
  /** Calls back after a number of milliseconds, unless it is cancelled. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
  readonly say: (line: string) => void;
};

/** How long work runs silently, in milliseconds. */
const SILENCE = 2000;

const machine: Surroundings = {
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    timer.unref();
    return () => {
      clearTimeout(timer);
    };
  },
  say(line) {
    console.log(line);
  },
};

/** Reports work that takes longer than two seconds. */
export function tellProgress({after, say}: Surroundings = machine) {
  let quiet = after(SILENCE, () => {
    say('[INFO] Reading pages, data files and git history …');
  });
  return {
    apply({hooks}: Compiler): void {
      hooks.watchRun.tap('tell-progress', () => {
        quiet();
        quiet = after(SILENCE, () => {
          say('[INFO] Compiling what the browser requested …');
        });
      });
      hooks.done.tap('tell-progress', () => {
        quiet();
      });
    },
  };
}
