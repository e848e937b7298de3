/** The parts of the bundler's compiler that are used here. */
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
  /** Resolves once nothing has been compiled for `IDLE_DELAY` milliseconds. */
  readonly whenIdle: () => Promise<void>;
};

/**
 * Minimum pause in compilation that counts as idle, in milliseconds. Browsers fetch updates
 * meanwhile, and each compilation delays them.
 */
const IDLE_DELAY = 80;

/**
 * Tracks compilations, and lets others wait for an idle moment.
 *
 * @param clearCache called when files may have changed, to drop cached reads.
 */
export function createIdleCompiler(
  clearCache: () => void = () => undefined,
): IdleCompiler {
  let isBusy = false;
  let waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;

  function resolveWaiting(): void {
    const resolved = waiting;
    waiting = [];
    resolved.forEach((resolve) => {
      resolve();
    });
  }

  function begin(): void {
    isBusy = true;
    clearCache();
    clearTimeout(timer);
  }

  function end(): void {
    isBusy = false;
    clearTimeout(timer);
    timer = setTimeout(resolveWaiting, IDLE_DELAY);
    timer.unref();
  }

  return {
    apply({hooks}: Compiler): void {
      hooks.invalid.tap('idle-compiler', begin);
      hooks.watchRun.tap('idle-compiler', begin);
      hooks.done.tap('idle-compiler', end);
    },

    whenIdle: (): Promise<void> =>
      new Promise((resolve) => {
        clearCache();
        waiting.push(resolve);
        if (!isBusy) {
          end();
        }
      }),
  };
}
