/** A check that runs during development. */
export type Check = {
  /** Describes the faults; undefined if there are none. */
  readonly find: () => Promise<string | undefined>;
  /** Folders whose changes may affect the result. */
  readonly folders: readonly string[];
  /** Files whose changes may affect the result. */
  readonly files: readonly string[];
};

/** The parts of a compilation that are used here. */
type Compilation = {
  readonly warnings: {readonly push: (warning: Error) => unknown};
  readonly contextDependencies: {readonly add: (folder: string) => unknown};
  readonly fileDependencies: {readonly add: (file: string) => unknown};
};

/** The parts of the bundler's compiler that are used here. */
type Compiler = {
  /** Files changed since the last compilation; absent if there are none. */
  readonly modifiedFiles?: ReadonlySet<string> | undefined;
  readonly removedFiles?: ReadonlySet<string> | undefined;
  /** Present while files are watched. */
  readonly watching?: {readonly invalidate: () => unknown} | undefined;
  readonly hooks: {
    readonly finishMake: {
      readonly tap: (
        name: string,
        report: (compilation: Compilation) => void,
      ) => void;
    };
    readonly done: {readonly tap: (name: string, look: () => void) => void};
  };
};

/** Runs a check; an exception counts as a fault. */
async function findFault({find}: Check): Promise<string | undefined> {
  try {
    return await find();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Whether changed files may affect the result of a check. */
function isAffected(
  {folders, files}: Check,
  {modifiedFiles, removedFiles}: Compiler,
): boolean {
  return [...(modifiedFiles ?? []), ...(removedFiles ?? [])].some(
    (path) =>
      files.includes(path) ||
      folders.some(
        (folder) => path === folder || path.startsWith(`${folder}/`),
      ),
  );
}

/**
 * Shows faults of other pages in the overlay of the open page until they are fixed. Checks run
 * after a compilation, so that they do not delay the page.
 *
 * @param whenIdle resolves when nothing is being compiled.
 */
export function reportFaults(
  checks: readonly Check[],
  whenIdle: () => Promise<void>,
): {readonly apply: (compiler: Compiler) => void} {
  const results = new Map<Check, string | undefined>();

  /** Runs checks again, and returns whether their results have changed. */
  async function runChecks(due: readonly Check[]): Promise<boolean> {
    await whenIdle();
    const changes: boolean[] = [];
    for (const check of due) {
      const fault = await findFault(check);
      changes.push(fault !== results.get(check));
      results.set(check, fault);
    }
    return changes.includes(true);
  }

  return {
    apply(compiler) {
      compiler.hooks.finishMake.tap('report-faults', (compilation) => {
        for (const {folders, files} of checks) {
          folders.forEach((folder) =>
            compilation.contextDependencies.add(folder),
          );
          files.forEach((file) => compilation.fileDependencies.add(file));
        }
        for (const fault of results.values()) {
          if (fault !== undefined) {
            // An error would block the next page that a browser opens.
            compilation.warnings.push(new Error(fault));
          }
        }
      });

      let last = Promise.resolve();
      compiler.hooks.done.tap('report-faults', () => {
        const due = checks.filter(
          (check) => !results.has(check) || isAffected(check, compiler),
        );
        if (due.length > 0) {
          last = last.then(async () => {
            if (await runChecks(due)) {
              compiler.watching?.invalidate();
            }
          });
        }
      });
    },
  };
}
