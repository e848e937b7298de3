import type {LoadContext} from '@docusaurus/types';
import developmentPlugin from '..';
import {createIdleCompiler} from '../createIdleCompiler';
import {createJsonMiddleware, type Middleware} from '../createJsonMiddleware';
import type {RespondJson} from '../options';
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
