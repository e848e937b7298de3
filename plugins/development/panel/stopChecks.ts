/** The part of the bundler's compiler in use. */
type Compiler = {
  readonly hooks: Readonly<
    Record<
      'invalid' | 'watchRun',
      {readonly tap: (name: string, note: () => void) => void}
    >
  >;
};

/**
 * Creates a bundler plugin that stops checks when files change. The page comes first, and the panel
 * asks again once it is compiled.
 */
export function stopChecks(stop: () => void) {
  return {
    apply({hooks}: Compiler): void {
      hooks.invalid.tap('author-panel', stop);
      hooks.watchRun.tap('author-panel', stop);
    },
  };
}
