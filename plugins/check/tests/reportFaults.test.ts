import {reportFaults, type Check} from '../reportFaults';

/** Mocks a bundler that runs the checks each time it compiles after changes. */
function createCompiler(...checks: readonly Check[]) {
  const watched: string[] = [];
  const watch = {add: (path: string) => watched.push(path)};
  let report: ((compilation: never) => void) | undefined;
  let end: (() => void) | undefined;
  const invalidations: string[] = [];
  const compiler = {
    modifiedFiles: undefined as ReadonlySet<string> | undefined,
    watching: {
      invalidate() {
        invalidations.push('asked');
      },
    },
    hooks: {
      finishMake: {
        tap(_name: string, own: (compilation: never) => void) {
          report = own;
        },
      },
      done: {
        tap(_name: string, own: () => void) {
          end = own;
        },
      },
    },
  };
  reportFaults(checks, () => Promise.resolve()).apply(compiler);

  /** Compiles until no check asks for another compilation, and returns the last warnings. */
  async function compile(): Promise<readonly string[]> {
    invalidations.length = 0;
    const warnings: Error[] = [];
    const compilation = {
      warnings,
      contextDependencies: watch,
      fileDependencies: watch,
    };
    report?.(compilation as never);
    end?.();
    await new Promise(setImmediate);
    return invalidations.length > 0
      ? compile()
      : warnings.map(({message}) => message);
  }

  return {
    watched,
    async faultsAfter(...paths: readonly string[]) {
      await compile();
      compiler.modifiedFiles = new Set(paths);
      return compile();
    },
  };
}

const check = (find: Check['find']): Check => ({
  find,
  folders: ['/site/docs'],
  files: ['/site/sidebars.ts'],
});

describe('faults of pages that nobody has opened', () => {
  const fault = 'docs/a.md:2 tag: found 3, expected a list.';

  it('are shown while they last', async () => {
    const find = jest
      .fn<Promise<string | undefined>, []>()
      .mockResolvedValueOnce(fault)
      .mockResolvedValueOnce(undefined);
    const compiler = createCompiler(check(find));
    expect(await compiler.faultsAfter('/site/docs/a.md')).toEqual([]);
  });

  it('make the bundler watch the files that can have them', async () => {
    const compiler = createCompiler(check(() => Promise.resolve(undefined)));
    await compiler.faultsAfter();
    expect(new Set(compiler.watched)).toEqual(
      new Set(['/site/docs', '/site/sidebars.ts']),
    );
  });

  it('include failures of a check', async () => {
    const compiler = createCompiler(
      check(() => Promise.reject(new Error('sidebars.ts: no comma'))),
    );
    expect(await compiler.faultsAfter()).toEqual(['sidebars.ts: no comma']);
  });
});
