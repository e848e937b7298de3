import {join} from 'node:path';
import type {
  ConfigureWebpackUtils,
  LoadContext,
  Plugin,
} from '@docusaurus/types';
import {jsonMiddleware, type Middleware} from './jsonMiddleware';
import type {Options} from './options';
import {reportFaults} from './reportFaults';
import {tellProgress} from './tellProgress';
import {Joi, validatorFor} from '../validate-options/validatorFor';

/** The file in which Docusaurus writes what each page is loaded by. */
const REGISTRY = /[\\/]\.docusaurus[\\/]registry\.js$/;

/** What makes styles of old browsers, which nobody writes a site with, and takes half a second to load. */
const OLD_BROWSERS = 'postcss-preset-env';

/** Tells whether a plugin of PostCSS, by name with its options, is there for old browsers. */
function isForOldBrowsers(plugin: unknown): boolean {
  return Array.isArray(plugin) && String(plugin[0]).includes(OLD_BROWSERS);
}

/** The part of the bundler's server that is used here. */
type DevServer = {readonly compiler: unknown};

/** The part of Rspack that is used here; webpack has none of it. */
type LazyBundler = {
  readonly lazyCompilationMiddleware?: (compiler: unknown) => Middleware;
  readonly CopyRspackPlugin?: new () => object;
};

type Utils = Pick<ConfigureWebpackUtils, 'currentBundler'>;

/** What the bundler is told; Docusaurus knows the keys of webpack alone. */
type Configured = NonNullable<
  ReturnType<NonNullable<Plugin['configureWebpack']>>
>;

/** Compiles a page when a browser opens it, and makes data when a browser asks for it. */
export default function developmentPlugin(
  {baseUrl}: LoadContext,
  {responders, checks, idle}: Options,
): Plugin {
  const progress = tellProgress();
  return {
    name: 'development',

    configureWebpack(config, isServer, {currentBundler}: Utils): Configured {
      const {lazyCompilationMiddleware, CopyRspackPlugin} =
        currentBundler.instance as LazyBundler;
      if (
        isServer ||
        lazyCompilationMiddleware === undefined ||
        CopyRspackPlugin === undefined
      ) {
        return {};
      }
      const configured = {
        mergeStrategy: {plugins: 'replace'} as const,
        plugins: [
          // The server reads static files where they lie; copies cost time at every change.
          ...(config.plugins ?? []).filter(
            (plugin) => !(plugin instanceof CopyRspackPlugin),
          ),
          progress,
          idle,
          reportFaults(checks, idle.whenIdle),
        ],
        lazyCompilation: {imports: true, entries: false},
        module: {
          rules: [
            {test: REGISTRY, use: [join(__dirname, 'forgetModules.cjs')]},
          ],
        },
        devServer: {
          // Faults of the site are warnings: the page behind them goes on.
          client: {overlay: {warnings: true, errors: true}},
          setupMiddlewares: (
            middlewares: readonly unknown[],
            server: DevServer,
          ) => [
            lazyCompilationMiddleware(server.compiler),
            jsonMiddleware(baseUrl, responders),
            ...middlewares,
          ],
        },
      };
      return configured;
    },

    configurePostCss(options) {
      const plugins = options.plugins as readonly unknown[];
      return {
        ...options,
        plugins: plugins.filter((plugin) => !isForOldBrowsers(plugin)),
      };
    },
  };
}

export const validateOptions = validatorFor<Options>({
  responders: Joi.array().items(Joi.function()).required(),
  checks: Joi.array().items(Joi.object()).required(),
  idle: Joi.object().required(),
});
