/** The part of the bundler that is used here. */
type Compiler = {
  readonly hooks: Readonly<
    Record<
      'invalid' | 'watchRun' | 'done',
      {readonly tap: (name: string, note: () => void) => void}
    >
  >;
};

/** A plugin of the bundler that knows when it compiles nothing. */
export type IdleCompiler = {
  readonly apply: (compiler: Compiler) => void;
  /** Resolves once nothing has been compiled for a moment, counted from now at the earliest. */
  readonly whenIdle: () => Promise<void>;
};

/** How long nothing must be compiled, in milliseconds: browsers fetch meanwhile what is new, and are kept waiting by each compilation. */
const QUIET = 80;

/**
 * Notes when the bundler compiles, and lets others wait until it does not.
 *
 * @param forget called when files may have changed: what was read of them is old.
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
