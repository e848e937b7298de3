import pMemoize from 'p-memoize';

/** Reads of files whose results all callers share until the cache is cleared. */
export type ReadCache = {
  readonly share: <T>(read: () => Promise<T>) => () => Promise<T>;
  /** Drops the cache, so that the next caller reads the files again. */
  readonly clear: () => void;
};

/** Shares reads of files among callers until the files change. */
export function createReadCache(): ReadCache {
  const renewals: (() => void)[] = [];
  return {
    share(read) {
      let memoized = pMemoize(read);
      renewals.push(() => {
        memoized = pMemoize(read);
      });
      return () => memoized();
    },
    clear() {
      renewals.forEach((renew) => {
        renew();
      });
    },
  };
}
