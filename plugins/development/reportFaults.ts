/** Something that is looked at while pages are written. */
export type Check = {
  /** Finds what is wrong; nothing where all is well. */
  readonly find: () => Promise<string | undefined>;
  /** Folders whose change may bring or mend a fault. */
  readonly folders: readonly string[];
  /** Files whose change may do so. */
  readonly files: readonly string[];
};

/** The part of a compilation that is used here. */
type Compilation = {
  readonly warnings: {readonly push: (warning: Error) => unknown};
  readonly contextDependencies: {readonly add: (folder: string) => unknown};
  readonly fileDependencies: {readonly add: (file: string) => unknown};
};

/** The part of the bundler that is used here. */
type Compiler = {
  /** What has changed since the compilation before; absent where no file has. */
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

/** What a check found; a check that fails is a fault itself. */
async function findFault({find}: Check): Promise<string | undefined> {
  try {
    return await find();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Tells whether what has changed may bring or mend a fault. */
function concerns(
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
 * Shows faults of pages that nobody has opened over the page that is open, until they are
 * mended. They are looked for after a compilation, so that what is opened waits for none.
 *
 * @param whenIdle resolves when nothing is compiled.
 */
export function reportFaults(
  checks: readonly Check[],
  whenIdle: () => Promise<void>,
): {readonly apply: (compiler: Compiler) => void} {
  const known = new Map<Check, string | undefined>();

  /** Looks for faults again and tells whether they have changed. */
  async function look(due: readonly Check[]): Promise<boolean> {
    await whenIdle();
    const changes: boolean[] = [];
    for (const check of due) {
      const fault = await findFault(check);
      changes.push(fault !== known.get(check));
      known.set(check, fault);
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
        for (const fault of known.values()) {
          if (fault !== undefined) {
            // An error would keep browsers from what they open next.
            compilation.warnings.push(new Error(fault));
          }
        }
      });

      let last = Promise.resolve();
      compiler.hooks.done.tap('report-faults', () => {
        const due = checks.filter(
          (check) => !known.has(check) || concerns(check, compiler),
        );
        if (due.length > 0) {
          last = last.then(async () => {
            if (await look(due)) {
              compiler.watching?.invalidate();
            }
          });
        }
      });
    },
  };
}
