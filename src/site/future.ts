import type {Config} from '@docusaurus/types';

/** The number of cores from which multi-threaded rendering is faster. */
const WORTH_THREADS = 3;

/**
 * The build flags: the defaults of the next major version, and the faster tool chain.
 *
 * @param cores processor cores of the machine; on one or two, threads cost more than they save.
 */
export function createFuture(cores: number): NonNullable<Config['future']> {
  return {
    // Uses the defaults of the next major version, so that upgrading changes nothing here.
    v4: true,
    // Lists each tool, so that a new one arrives with a commit instead of an update.
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      // plugins/bundler-cache invalidates it when plugins or settings change.
      rspackPersistentCache: true,
      mdxCrossCompilerCache: true,
      // Without a git history it warns once, and pages leave out unknown dates.
      gitEagerVcs: true,
      ssgWorkerThreads: cores >= WORTH_THREADS,
    },
  };
}
