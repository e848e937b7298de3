import {join} from 'node:path';
import type {
  ConfigureWebpackUtils,
  LoadContext,
  Plugin,
} from '@docusaurus/types';
import {stop} from 'esbuild';
import {createJsonMiddleware, type Middleware} from './createJsonMiddleware';
import {reportProgress} from './reportProgress';
import {siteParts, type SiteParts} from '../site/siteParts';
import {createValidator} from '../validate-options/createValidator';

type Parts = Pick<SiteParts, 'isBuild' | 'idle' | 'searchOnDemand'>;

/** The file in which Docusaurus registers the modules of each page. */
const REGISTRY = /[\\/]\.docusaurus[\\/]registry\.js$/;

/** A PostCSS plugin for old browsers, which is unnecessary in development and takes half a second to load. */
const OLD_BROWSERS = 'postcss-preset-env';

/** Whether a PostCSS plugin entry is for old browsers. */
function isForOldBrowsers(plugin: unknown): boolean {
  return Array.isArray(plugin) && String(plugin[0]).includes(OLD_BROWSERS);
}

type PostCssOptions = Parameters<NonNullable<Plugin['configurePostCss']>>[0];

function withoutOldBrowsers(options: PostCssOptions): PostCssOptions {
  const plugins = options.plugins as readonly unknown[];
  return {
    ...options,
    plugins: plugins.filter((plugin) => !isForOldBrowsers(plugin)),
  };
}

/** The part of the bundler's server that is used here. */
type DevServer = {readonly compiler: unknown};

/** The part of Rspack that is used here, which webpack lacks. */
type LazyBundler = {
  readonly lazyCompilationMiddleware?: (compiler: unknown) => Middleware;
  readonly CopyRspackPlugin?: new () => object;
};

type Utils = Pick<ConfigureWebpackUtils, 'currentBundler'>;

/** The bundler configuration; Docusaurus types only the keys of webpack. */
type BundlerConfig = NonNullable<
  ReturnType<NonNullable<Plugin['configureWebpack']>>
>;

/** Errors of the site are reported as warnings, so that the page behind the overlay keeps working. */
const overlay = {warnings: true, errors: true};

const forgetRegistry = {
  test: REGISTRY,
  use: [join(__dirname, 'forgetModules.cjs')],
};

/** A client module for the development server only. */
const REFRESH_STYLES = join(
  __dirname,
  '../../src/page/client/refreshStyles.ts',
);

/** Puts middlewares in front of those of the bundler's server. */
function putFirst(create: (compiler: unknown) => readonly unknown[]) {
  return (middlewares: readonly unknown[], {compiler}: DevServer) => [
    ...create(compiler),
    ...middlewares,
  ];
}

/** Compiles a page when a browser opens it, and creates data when a browser requests it. */
export default function developmentPlugin(
  context: LoadContext,
  _options: unknown,
  parts: Parts = siteParts(context),
): Plugin | null {
  const {baseUrl} = context;
  const {isBuild, idle, searchOnDemand} = parts;
  if (isBuild) {
    return null;
  }
  const progress = reportProgress();
  return {
    name: 'development',

    // Plugins that bundle small pages leave a process of esbuild running, which takes 45 MiB.
    allContentLoaded: stop,

    getClientModules: () => [REFRESH_STYLES],

    configureWebpack(config, isServer, {currentBundler}: Utils): BundlerConfig {
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
          // The server reads static files in place, because copying takes time at every change.
          ...(config.plugins ?? []).filter(
            (plugin) => !(plugin instanceof CopyRspackPlugin),
          ),
          progress,
          idle,
        ],
        lazyCompilation: {imports: true, entries: false},
        module: {rules: [forgetRegistry]},
        devServer: {
          client: {overlay},
          setupMiddlewares: putFirst((compiler) => [
            lazyCompilationMiddleware(compiler),
            createJsonMiddleware(
              baseUrl,
              searchOnDemand === undefined ? [] : [searchOnDemand.respond],
            ),
          ]),
        },
      };
      return configured;
    },

    configurePostCss: withoutOldBrowsers,
  };
}

export const validateOptions = createValidator({});
