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
    v4: true,
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      mdxCrossCompilerCache: true,
      gitEagerVcs: true,
      ssgWorkerThreads: cores >= WORTH_THREADS,
    },
  };
}
