import type {Config} from '@docusaurus/types';

/** Cores from which rendering pages in several threads is faster than in one. */
const WORTH_THREADS = 3;

/**
 * How the site is built: Docusaurus' next defaults and its fast tool chain.
 *
 * @param cores processor cores of the machine; threads cost more than they bring on one or two.
 */
export function futureFor(cores: number): NonNullable<Config['future']> {
  return {
    // The defaults of the next major release, so that it changes nothing here.
    v4: true,
    // Each tool is named, so that a new one comes with a commit and not with an update.
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      // plugins/bundler-cache has it forget what was made with other plugins or settings.
      rspackPersistentCache: true,
      mdxCrossCompilerCache: true,
      // Without a history of git it says so once, and pages leave out what cannot be known.
      gitEagerVcs: true,
      ssgWorkerThreads: cores >= WORTH_THREADS,
    },
  };
}
