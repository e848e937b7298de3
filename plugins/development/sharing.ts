import pMemoize from 'p-memoize';

/** Answers that are shared by all who ask, until they are forgotten. */
export type Sharing = {
  readonly share: <T>(read: () => Promise<T>) => () => Promise<T>;
  /** Drops the cache, so that the next caller reads the files again. */
  readonly forget: () => void;
};

/** Lets all who ask share what is read of files until these change. */
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
