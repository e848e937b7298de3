import pMemoize from 'p-memoize';

/** Reads whose results are shared by all callers until they are forgotten. */
export type Sharing = {
  readonly share: <T>(read: () => Promise<T>) => () => Promise<T>;
  /** Drops the cache, so that the next caller reads the files again. */
  readonly forget: () => void;
};

/** Shares reads of files among callers until the files change. */
export function sharing(): Sharing {
  const renewals: (() => void)[] = [];
  return {
    share(read) {
      let memoized = pMemoize(read);
      renewals.push(() => {
        memoized = pMemoize(read);
      });
      return () => memoized();
    },
    forget() {
      renewals.forEach((renew) => {
        renew();
      });
    },
  };
}
