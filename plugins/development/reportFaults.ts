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
  /** What has changed since the compilation before; absent at the first one. */
  readonly modifiedFiles?: ReadonlySet<string> | undefined;
  readonly removedFiles?: ReadonlySet<string> | undefined;
  readonly hooks: {
    readonly finishMake: {
      readonly tapPromise: (
        name: string,
        report: (compilation: Compilation) => Promise<void>,
      ) => void;
    };
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
  return (
    modifiedFiles === undefined ||
    [...modifiedFiles, ...(removedFiles ?? [])].some(
      (path) =>
        files.includes(path) ||
        folders.some(
          (folder) => path === folder || path.startsWith(`${folder}/`),
        ),
    )
  );
}

/** Shows faults of pages that nobody has opened over the page that is open, until they are mended. */
export function reportFaults(checks: readonly Check[]): {
  readonly apply: (compiler: Compiler) => void;
} {
  const known = new Map<Check, string | undefined>();
  return {
    apply(compiler) {
      compiler.hooks.finishMake.tapPromise(
        'report-faults',
        async ({warnings, contextDependencies, fileDependencies}) => {
          for (const check of checks) {
            check.folders.forEach((folder) => contextDependencies.add(folder));
            check.files.forEach((file) => fileDependencies.add(file));
            if (!known.has(check) || concerns(check, compiler)) {
              known.set(check, await findFault(check));
            }
            const fault = known.get(check);
            if (fault !== undefined) {
              // An error would keep browsers from what they open next.
              warnings.push(new Error(fault));
            }
          }
        },
      );
    },
  };
}
