/** The part of the bundler's compiler in use. */
type Compiler = {
  readonly hooks: Readonly<
    Record<
      'invalid' | 'watchRun' | 'done',
      {readonly tap: (name: string, note: () => void) => void}
    >
  >;
};

/** A bundler plugin that knows when nothing is being compiled. */
export type IdleCompiler = {
  readonly apply: (compiler: Compiler) => void;
  /** Resolves once nothing has been compiled for a moment from now on. */
  readonly whenIdle: () => Promise<void>;
};

/**
 * How long compilation must pause to count as idle, in milliseconds. Browsers fetch updates
 * meanwhile, and each compilation delays them.
 */
const QUIET = 80;

/**
 * Tracks compilations, and lets others wait for an idle moment.
 *
 * @param forget called when files may have changed, to drop cached reads.
 */
export function idleCompiler(
  forget: () => void = () => undefined,
): IdleCompiler {
  let isBusy = false;
  let waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    const woken = waiting;
    waiting = [];
    woken.forEach((resolve) => {
      resolve();
    });
  }

  function begin(): void {
    isBusy = true;
    forget();
    clearTimeout(timer);
  }

  function rest(): void {
    isBusy = false;
    clearTimeout(timer);
    timer = setTimeout(wake, QUIET);
    timer.unref();
  }

  return {
    apply({hooks}: Compiler): void {
      hooks.invalid.tap('idle-compiler', begin);
      hooks.watchRun.tap('idle-compiler', begin);
      hooks.done.tap('idle-compiler', rest);
    },

    whenIdle: (): Promise<void> =>
      new Promise((resolve) => {
        forget();
        waiting.push(resolve);
        if (!isBusy) {
          rest();
        }
      }),
  };
}
