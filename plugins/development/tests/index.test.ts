import type {LoadContext} from '@docusaurus/types';
import developmentPlugin from '..';
import {createIdleCompiler} from '../createIdleCompiler';
import {createJsonMiddleware, type Middleware} from '../createJsonMiddleware';
import type {RespondJson} from '../options';
import {reportFaults, type Check} from '../reportFaults';
import {stub} from '../../../tests/support/stub';

/** Returns the response of the middleware for an address; undefined if it passes the request on. */
function ask(
  url: string,
  responders: readonly RespondJson[],
  baseUrl = '/',
): Promise<{body?: unknown; headers: object; error?: unknown} | undefined> {
  return new Promise((resolve) => {
    const headers: Record<string, unknown> = {};
    const response = stub<Parameters<Middleware>[1]>({
      setHeader(name: string, value: unknown) {
        headers[name] = value;
      },
      end(body: unknown) {
        resolve({body, headers});
      },
    });
    createJsonMiddleware(baseUrl, responders)({url}, response, (error) => {
      resolve(error === undefined ? undefined : {headers, error});
    });
  });
}

const answers: RespondJson = (path) =>
  path === 'index.json' ? Promise.resolve('[1]') : undefined;

describe('data that the development server makes on request', () => {
  it('is JSON that browsers do not cache', async () => {
    expect(await ask('/index.json?v=1', [() => undefined, answers])).toEqual({
      body: '[1]',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
      },
    });
  });

  it('is served below the base path of the site only', async () => {
    expect(await ask('/base/index.json', [answers], '/base/')).toMatchObject({
      body: '[1]',
    });
    expect(await ask('/index.json', [answers], '/base/')).toBeUndefined();
  });

  it('reports an error if it cannot be made', async () => {
    const fault = new Error('docs/a.md:3: found a fault');
    expect(
      await ask('/index.json', [() => Promise.reject(fault)]),
    ).toMatchObject({error: fault});
  });
});

type Configure = (
  config: object,
  isServer: boolean,
  utils: object,
) => {
  readonly lazyCompilation?: object;
  readonly plugins?: readonly object[];
  readonly module?: {readonly rules: readonly {readonly test: RegExp}[]};
  readonly devServer?: {
    setupMiddlewares: (own: readonly unknown[], server: object) => unknown[];
  };
};

const plugin = developmentPlugin(
  stub<LoadContext>({baseUrl: '/', siteDir: '/site'}),
  {},
  {isBuild: false, searchOnDemand: undefined, idle: createIdleCompiler()},
);
const configure = stub<Configure>(plugin?.configureWebpack ?? {});
/** Mocks the plugin that copies static files. */
class CopyRspackPlugin {
  readonly name = 'CopyRspackPlugin';
}
const rspack = {
  CopyRspackPlugin,
  lazyCompilationMiddleware: (compiler: string) => `lazy ${compiler}`,
};
const utils = {currentBundler: {instance: rspack}};

describe('the development server', () => {
  it('compiles what a browser opens before it answers other requests', () => {
    const {lazyCompilation, devServer} = configure({}, false, utils);
    expect(lazyCompilation).toEqual({imports: true, entries: false});
    expect(
      devServer?.setupMiddlewares(['static'], {compiler: 'client'}),
    ).toEqual(['lazy client', expect.any(Function), 'static']);
  });

  it('compiles no page to know its number', () => {
    const {module} = configure({}, false, utils);
    expect(module?.rules[0]?.test.test('/site/.docusaurus/registry.js')).toBe(
      true,
    );
    const forgetModules = jest.requireActual<(registry: string) => string>(
      '../forgetModules.cjs',
    );
    expect(
      forgetModules(
        'export default {"a": [() => import("@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")]};',
      ),
    ).toBe(
      'export default {"a": [() => import("@site/a.md"), "@site/a.md", "@site/a.md"]};',
    );
  });
});

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
